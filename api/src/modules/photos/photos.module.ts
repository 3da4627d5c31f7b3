import { Module } from '@nestjs/common';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoJobs } from './photo-jobs.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [VenueModule],
  controllers: [PhotosController, UploadsController],
  providers: [PhotoFiles, PhotoJobs, PhotosRepository, PhotosService, UploadsService],
  exports: [PhotosService],
})
export class PhotosModule {}
