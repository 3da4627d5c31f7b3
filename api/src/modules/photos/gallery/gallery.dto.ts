import { ApiProperty } from '@nestjs/swagger';
import { GALLERY_ORDERS, type GalleryOrder, PHOTO_TAGS } from '#contract/photos.js';
import { LIST_LIMIT, TEXT_LENGTH } from '#contract/limits.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Which photos, and in what order (spec §2 "Gallery page", §9; design §4 "Lists"). */
export class GalleryFilterQuery {
  /** Part of the description, the event's name or a tag, in any case. */
  @Text({ label: 'q', max: TEXT_LENGTH.eventName, optional: true }) q?: string;
  @WholeNumber({ label: 'eventId', min: 1, max: MAX_ID, optional: true }) eventId?: number;
  /** One tag, whole and in its own case. */
  @Text({ label: 'tag', max: PHOTO_TAGS.length, optional: true }) tag?: string;

  /** `newest`, the default, and `oldest` by the time of upload; `name` by description A to Z, photos without one last. */
  @OneOf(GALLERY_ORDERS, { label: 'order', optional: true }) order?: GalleryOrder;
}

export class GalleryQuery extends GalleryFilterQuery {
  @WholeNumber({ label: 'limit', min: 1, max: LIST_LIMIT.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 2000, optional: true }) cursor?: string;
}

class GalleryEventResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  /** `YYYY-MM-DD` by the venue's clock. */
  @ApiProperty({ type: String, example: '2026-11-20' }) date: string;
}

/** What everybody may know of a photo in the gallery: not who took it, nor what their phone called the file. */
export class GalleryPhotoResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', nullable: true }) eventId: number | null;
  /** Null when the event was deleted. */
  @ApiProperty({ type: GalleryEventResponse, nullable: true }) event: GalleryEventResponse | null;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: [String] }) tags: string[];
  /** The JPEG for download, served from `/uploads/{filename}` (spec §2). */
  @ApiProperty({ type: String }) filename: string;
  /** Longest side 320 pixels. */
  @ApiProperty({ type: String }) thumbnailUrl: string;
  /** Longest side 480 pixels; null until it is made, for photos from before there was one. */
  @ApiProperty({ type: String, nullable: true }) cardUrl: string | null;
  /** Longest side 1280 pixels. */
  @ApiProperty({ type: String }) screenUrl: string;
  @ApiProperty({ type: String }) downloadUrl: string;
  /** In pixels, of the JPEG for download; the other sizes have the same shape. */
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  /** A picture of at most 16 pixels as a `data:` address, to be shown while the photo loads. */
  @ApiProperty({ type: String, nullable: true }) placeholder: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) uploadedAt: string;
}

/** The photos beside one photo, in the order of a list. */
export class GalleryNeighboursResponse {
  @ApiProperty({ type: GalleryPhotoResponse, nullable: true }) previous: GalleryPhotoResponse | null;
  @ApiProperty({ type: GalleryPhotoResponse, nullable: true }) next: GalleryPhotoResponse | null;
}

export class GalleryTagResponse {
  @ApiProperty({ type: String }) tag: string;
  /** Photos in the gallery that have it. */
  @ApiProperty({ type: 'integer' }) count: number;
}

export class GalleryEventCountResponse extends GalleryEventResponse {
  /** Photos of it in the gallery. */
  @ApiProperty({ type: 'integer' }) count: number;
}
