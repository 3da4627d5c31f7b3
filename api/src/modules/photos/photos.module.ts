import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenueModule } from '#src/modules/venue/venue.module.js';
import { PhotoEntity } from './entities/photo.entity.js';
import { GalleryController } from '#src/modules/photos/gallery/gallery.controller.js';
import { GalleryPreviews } from '#src/modules/photos/gallery/gallery-previews.js';
import { GalleryRepository } from '#src/modules/photos/gallery/gallery.repository.js';
import { GalleryService } from '#src/modules/photos/gallery/gallery.service.js';
import { GalleryAdminController } from '#src/modules/photos/gallery-admin/gallery-admin.controller.js';
import { GalleryAdminRepository } from '#src/modules/photos/gallery-admin/gallery-admin.repository.js';
import { GalleryAdminService } from '#src/modules/photos/gallery-admin/gallery-admin.service.js';
import { FailedPhotoThrottle } from './failed-photo-throttle.js';
import { GuestPhotoThrottle } from './guest-photo-throttle.js';
import { PhotoFiles } from '#src/modules/photos/files/photo-files.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { PhotoReviewService } from '#src/modules/photos/jobs/photo-review.service.js';
import { PhotoLikenessRepository } from '#src/modules/photos/gallery-admin/photo-likeness.repository.js';
import { PhotoLikenessService } from '#src/modules/photos/gallery-admin/photo-likeness.service.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { UploadsController } from '#src/modules/photos/files/uploads.controller.js';
import { UploadsService } from '#src/modules/photos/files/uploads.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoEntity]), VenueModule],
  controllers: [GalleryAdminController, PhotosController, GalleryController, UploadsController],
  providers: [
    GalleryAdminRepository,
    GalleryAdminService,
    PhotoLikenessRepository,
    PhotoLikenessService,
    FailedPhotoThrottle,
    GalleryPreviews,
    GalleryRepository,
    GalleryService,
    GuestPhotoThrottle,
    PhotoFiles,
    PhotoJobs,
    PhotoReviewService,
    PhotosRepository,
    PhotosService,
    UploadsService,
  ],
  exports: [GalleryService, PhotoReviewService, PhotosService],
})
export class PhotosModule {}
