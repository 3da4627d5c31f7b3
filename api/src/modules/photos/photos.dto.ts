import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LENGTH } from '#contract/limits.js';
import { FormFlag } from '#src/common/uploads/form-flag.decorator.js';
import { Id } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { PhotoTags } from '#src/modules/photos/gallery/photo-tags.decorator.js';

/** The text parts of an upload (spec §7 "Photos and attendance"); the photo itself is the part `photo`. */
export class PhotoUploadRequest {
  @Id({ label: 'Event' }) eventId: number;

  @Text({ label: 'Description', max: TEXT_LENGTH.photoDescription, optional: true, multiline: true })
  description?: string;

  /** Shows who checks in; without it the photo is for the gallery, which only admins fill. */
  @FormFlag({ label: 'isVerificationPhoto' }) isVerificationPhoto: boolean = false;
  /** The guest ticked "Share this photo in the gallery". */
  @FormFlag({ label: 'shareInGallery' }) shareInGallery: boolean = false;
  /** For a gallery photo: a list of texts as JSON. */
  @PhotoTags() tags?: string[];
}

/** Names of the parts above, for the reader of the multipart body. */
export const PHOTO_UPLOAD_TEXTS = [
  'eventId',
  'description',
  'isVerificationPhoto',
  'shareInGallery',
  'tags',
] as const;

export class PhotoUploadResponse {
  @ApiProperty({ type: 'integer' }) photoId: number;
  @ApiProperty({ type: 'integer' }) eventId: number;
  /** The `Idempotency-Key` of the upload: how a phone knows that this answer is to its own call. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
}
