import { ApiProperty } from '@nestjs/swagger';
import { GALLERY_PHOTO_STATUSES, type GalleryPhotoStatus } from '#contract/photos.js';
import { PHOTOS_AT_ONCE, TEXT_LENGTH } from '#contract/limits.js';
import { FormFlag } from '#src/common/uploads/form-flag.decorator.js';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { PhotoTags } from '#src/modules/photos/gallery/photo-tags.decorator.js';

/** Rows of a page. */
const PAGE = { max: 100, default: 50 } as const;

const Status = () => OneOf(GALLERY_PHOTO_STATUSES, { label: 'status', optional: true });

const EventId = () => WholeNumber({ label: 'eventId', min: 1, max: MAX_ID, optional: true });

export class ManagedPhotosQuery {
  @Status() status?: GalleryPhotoStatus;
  @EventId() eventId?: number;
  /** Part of a description, a tag, a file's name or the event's name. */
  @Text({ label: 'q', max: TEXT_LENGTH.eventName, optional: true }) q?: string;
  /** Only photos that look like one that was there before. */
  @FormFlag({ label: 'lookalikes' }) lookalikes: boolean = false;
  @WholeNumber({ label: 'limit', min: 1, max: PAGE.max, optional: true }) limit: number = PAGE.default;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 200, optional: true }) cursor?: string;
}

/** Body of `PUT /api/admin/event-photos/{id}`. What is left out stays as it is. */
export class ManagedPhotoChanges {
  /** Empty or null clears it. */
  @Text({ label: 'Description', max: TEXT_LENGTH.photoDescription, multiline: true, clearable: true })
  description?: string | null;

  /** All of them: what is not listed is taken off. */
  @PhotoTags() tags?: string[];
  @EventId() eventId?: number;
  @Status() status?: GalleryPhotoStatus;
}

/** Body of `POST /api/admin/event-photos/changes`: one change of many photos. Sent twice, it changes nothing more. */
export class ManagedPhotosChange {
  @IdList({ label: 'ids', of: 'photo', max: PHOTOS_AT_ONCE }) ids: number[];
  @Status() status?: GalleryPhotoStatus;
  /** Only those that have this status are changed: what is something else by now is passed over. */
  @OneOf(GALLERY_PHOTO_STATUSES, { label: 'from', optional: true }) from?: GalleryPhotoStatus;
  /** Tags that come to those the photos have. */
  @PhotoTags() addTags?: string[];
  /** Tags that are taken off the photos that have them. */
  @PhotoTags() removeTags?: string[];
}

/** The show a photo was taken at. */
export class PhotographedEvent {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date' }) date: string;
}

/** Where the pictures made of a photo are fetched; while they are being made the thumbnail stands in for all. */
class PhotoAddresses {
  @ApiProperty({ type: String }) thumbnailUrl: string;
  @ApiProperty({ type: String }) screenUrl: string;
  @ApiProperty({ type: String }) downloadUrl: string;
}

/** The photo that another looks like. */
class LookalikePhoto extends PhotoAddresses {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: GALLERY_PHOTO_STATUSES }) status: GalleryPhotoStatus;
  @ApiProperty({ type: String, format: 'date-time' }) uploadedAt: Date;
}

/** A gallery photo as staff see it (spec §3 event_photos). */
export class ManagedPhotoResponse extends PhotoAddresses {
  @ApiProperty({ type: 'integer' }) id: number;
  /** Null once the event is deleted. */
  @ApiProperty({ type: PhotographedEvent, nullable: true }) event: PhotographedEvent | null;
  @ApiProperty({ type: String }) originalName: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: [String] }) tags: string[];
  @ApiProperty({ enum: GALLERY_PHOTO_STATUSES }) status: GalleryPhotoStatus;
  /** The photo of a check-in that the guest shared. */
  @ApiProperty({ type: Boolean }) isOfGuest: boolean;
  /** In pixels, of the picture for download; null while it is being made. */
  @ApiProperty({ type: 'integer', nullable: true }) width: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) height: number | null;
  /** Its pictures are made, are being made, or the file proved unreadable. */
  @ApiProperty({ enum: ['ready', 'coming', 'unreadable'] }) pictures: 'ready' | 'coming' | 'unreadable';
  /** An earlier photo of the same event with nearly the same picture, until somebody decides to keep both. */
  @ApiProperty({ type: LookalikePhoto, nullable: true }) looksLike: LookalikePhoto | null;
  @ApiProperty({ type: String, format: 'date-time' }) uploadedAt: Date;
}

export class PhotoTagResponse {
  @ApiProperty({ type: String }) tag: string;
  @ApiProperty({ type: 'integer' }) count: number;
}
