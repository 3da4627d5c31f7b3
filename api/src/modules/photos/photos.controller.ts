import { Body, Controller, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_PHOTO_BYTES } from '#contract/limits.js';
import { Access } from '#src/common/access/access.decorator.js';
import type { RequestWithUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { networkOf } from '#src/common/http/network-address.js';
import { ApiProblems, codesOf } from '#src/common/openapi/api-problems.decorator.js';
import type { RequestWithUpload } from '#src/common/uploads/received-file.js';
import { singleUpload } from '#src/common/uploads/single-upload.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { photoProblems } from '#src/modules/photos/jobs/photo-problems.js';
import { PHOTO_UPLOAD_TEXTS, PhotoUploadRequest, PhotoUploadResponse } from './photos.dto.js';
import { PhotosService } from './photos.service.js';

const PhotoUpload = singleUpload({
  field: 'photo',
  maxBytes: MAX_PHOTO_BYTES,
  texts: PHOTO_UPLOAD_TEXTS,
  tooLarge: photoProblems.tooLarge,
});

@ApiTags('photos')
@Controller('event-photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Post('upload')
  @Access(EVERYONE)
  @UseInterceptors(PhotoUpload)
  @ApiOperation({
    summary: 'Upload a photo of a show',
    description:
      'Everyone uploads photos for check-ins, which are private; gallery photos are for admins. A photo that no check-in names is removed after a day.',
  })
  @ApiProblems(codesOf(photoProblems), { 404: ['events.not-found'], 429: ['photos.too-many'] })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['photo', 'eventId'],
      properties: {
        photo: {
          type: 'string',
          format: 'binary',
          description: 'JPEG, PNG, WebP, HEIC, AVIF or GIF of at most 10 MB',
        },
        eventId: { type: 'integer' },
        description: { type: 'string' },
        isVerificationPhoto: { type: 'string', enum: ['true', 'false'] },
        shareInGallery: { type: 'string', enum: ['true', 'false'] },
        tags: { type: 'string', description: 'JSON list of texts, of a gallery photo' },
      },
    },
  })
  @CreatedOnce(PhotoUploadResponse, 'The same upload had been kept before.')
  upload(
    @Body() form: PhotoUploadRequest,
    @IdempotencyKey() clientKey: string | null,
    @Req() request: RequestWithUpload & RequestWithUser,
  ): Promise<Once<PhotoUploadResponse>> {
    return this.photos.upload({
      form,
      file: request.received,
      clientKey,
      user: request.user ?? null,
      networkAddress: networkOf(request.ip),
    });
  }
}
