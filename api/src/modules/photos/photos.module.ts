import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { PhotoEntity } from './entities/photo.entity.js';
import { GalleryController } from './gallery.controller.js';
import { GalleryPreviews } from './gallery-previews.js';
import { GalleryRepository } from './gallery.repository.js';
import { GalleryService } from './gallery.service.js';
import { GalleryAdminController } from './gallery-admin.controller.js';
import { GalleryAdminRepository } from './gallery-admin.repository.js';
import { GalleryAdminService } from './gallery-admin.service.js';
import { GuestPhotoThrottle } from './guest-photo-throttle.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoJobs } from './photo-jobs.js';
import { PhotoReviewRepository } from './photo-review.repository.js';
import { PhotoReviewService } from './photo-review.service.js';
import { PhotoLikenessRepository } from './photo-likeness.repository.js';
import { PhotoLikenessService } from './photo-likeness.service.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoEntity]), VenueModule],
  controllers: [GalleryAdminController, PhotosController, GalleryController, UploadsController],
  providers: [
    GalleryAdminRepository,
    GalleryAdminService,
    PhotoLikenessRepository,
    PhotoLikenessService,
    GalleryPreviews,
    GalleryRepository,
    GalleryService,
    GuestPhotoThrottle,
    PhotoFiles,
    PhotoJobs,
    PhotoReviewRepository,
    PhotoReviewService,
    PhotosRepository,
    PhotosService,
    UploadsService,
  ],
  exports: [PhotoReviewService, PhotosService],
})
export class PhotosModule {}
