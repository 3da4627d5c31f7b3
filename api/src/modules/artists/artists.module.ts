import { Module } from '@nestjs/common';
import { ArtistsRepository } from './artists.repository.js';
import { ArtistsService } from './artists.service.js';

@Module({ providers: [ArtistsRepository, ArtistsService], exports: [ArtistsService] })
export class ArtistsModule {}
