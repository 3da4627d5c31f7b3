import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtistsModule } from '#src/modules/artists/artists.module.js';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { AvailabilityChangesService } from './availability-changes.service.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityRepository } from './availability.repository.js';
import { AvailabilityService } from './availability.service.js';
import { AvailabilityEntity } from './entities/availability.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([AvailabilityEntity]), ArtistsModule, VenueModule],
  controllers: [AvailabilityController],
  providers: [AvailabilityChangesService, AvailabilityRepository, AvailabilityService],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
