import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import type { GalleryPhotoStatus } from '#contract/photos.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/sql/like-pattern.js';
import { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';
import { countTags } from '#src/modules/photos/gallery/gallery.sql.js';
import type { PhotographedEvent, ManagedPhotoChanges, ManagedPhotosQuery } from './gallery-admin.dto.js';

/** Uploads of staff, and what guests share of their check-ins unless staff have rejected it. */
const IN_MANAGED_GALLERY = `
  (NOT photo.is_verification_photo OR photo.share_in_gallery)
  AND NOT EXISTS (SELECT FROM photo_attendance
                   WHERE photo_id = photo.id AND verification_status = 'rejected' AND photo.is_verification_photo)`;

/** The text of `:pattern` is in a photo's words, its file's name, or its event's name. */
const IS_FOUND = `
  (photo.searched LIKE lower(:pattern) OR lower(photo.original_name) LIKE lower(:pattern)
   OR event.searched LIKE lower(:pattern))`;

/** The tags most used by the photos that staff manage. */
const COUNT_MANAGED_TAGS = countTags(IN_MANAGED_GALLERY, 'photo.id DESC');

/** Changes many photos, each in its own way, as `$1` says in JSON. SQL, so that it is one statement for all of them. */
const CHANGE_PHOTOS = `
  UPDATE event_photos photo SET
    description = CASE WHEN change ? 'description' THEN change ->> 'description' ELSE photo.description END,
    tags = coalesce(change -> 'tags', photo.tags),
    event_id = coalesce((change ->> 'eventId')::int, photo.event_id),
    is_approved = coalesce(change ->> 'status' = 'approved', photo.is_approved),
    taken_down_at = CASE change ->> 'status'
      WHEN 'taken-down' THEN coalesce(photo.taken_down_at, now())
      WHEN 'approved' THEN NULL WHEN 'waiting' THEN NULL ELSE photo.taken_down_at END
  FROM jsonb_array_elements($1::jsonb) AS change WHERE photo.id = (change ->> 'id')::int`;

/** Of the gallery: what a check-in's photo looks like is seen where it is verified. */
const HAS_TWIN = 'photo.looksLikeId IS NOT NULL AND NOT photo.isVerificationPhoto';

/** Of a photo, what lists show: the rest is as large again. */
const SHOWN = [
  'id',
  'eventId',
  'filename',
  'originalName',
  'description',
  'tags',
  'isVerificationPhoto',
  'isApproved',
  'takenDownAt',
  'width',
  'height',
  'sizesReady',
  'originalKey',
  'uploadedAt',
] as const satisfies (keyof PhotoEntity)[];

/** What is read beside a photo: its show, and the earlier photo that it looks like. */
interface Joined {
  event: PhotographedEvent | null;
  looksLike: Pick<PhotoEntity, 'id' | 'filename' | 'isApproved' | 'takenDownAt' | 'uploadedAt'> | null;
}

/** A gallery photo as lists show it. */
export type ManagedPhoto = Pick<PhotoEntity, (typeof SHOWN)[number]> & Joined;

type ManagedPhotoFilter = Omit<ManagedPhotosQuery, keyof PageQuery> & PagePart;

const HAS_STATUS: Record<GalleryPhotoStatus, string> = {
  approved: 'photo.isApproved',
  waiting: 'NOT photo.isApproved AND photo.takenDownAt IS NULL',
  'taken-down': 'NOT photo.isApproved AND photo.takenDownAt IS NOT NULL',
};

/** `event_photos` as staff keep the gallery. */
@Injectable()
export class GalleryAdminRepository {
  constructor(private readonly database: Database) {}

  /** Gallery photos, the newest first, by `ix_event_photos_managed` backwards until a page is full. */
  findMany({ status, eventId, q, lookalikes, after, take }: ManagedPhotoFilter): Promise<ManagedPhoto[]> {
    const query = this.managed(this.database).limit(take);
    if (status) query.andWhere(HAS_STATUS[status]);
    if (eventId) query.andWhere('photo.eventId = :eventId', { eventId });
    if (lookalikes) query.andWhere(HAS_TWIN);
    if (after) query.andWhere('photo.id < :after', { after });
    if (q) query.andWhere(IS_FOUND, { pattern: containing(q) });
    return query.getMany() as Promise<(PhotoEntity & Joined)[]>;
  }

  /** These gallery photos, the newest first; the ones that are gone are left out. */
  findByIds(ids: readonly number[], runner: SqlRunner = this.database): Promise<ManagedPhoto[]> {
    return this.managed(runner).andWhere('photo.id = ANY(:ids)', { ids }).getMany() as Promise<
      (PhotoEntity & Joined)[]
    >;
  }

  /** As `findByIds`; others who want to change one of them wait for the end of this transaction. */
  async lock(transaction: Transaction, ids: readonly number[]): Promise<ManagedPhoto[]> {
    await transaction.manager.find(PhotoEntity, {
      select: { id: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return this.findByIds(ids, transaction);
  }

  /** All tags of gallery photos, the most used first. */
  findTags(limit: number): Promise<{ tag: string; count: number }[]> {
    return this.database.query(COUNT_MANAGED_TAGS, [limit]);
  }

  /** One statement for many photos; tags are given for each. */
  async change(
    transaction: Transaction,
    changes: readonly (ManagedPhotoChanges & { id: number })[],
  ): Promise<void> {
    await transaction.query(CHANGE_PHOTOS, [JSON.stringify(changes)]);
  }

  /** Both stay: staff have looked at them. */
  async keep({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(PhotoEntity, { id, isVerificationPhoto: false }, { looksLikeId: null });
  }

  async delete({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(PhotoEntity, { id });
  }

  /** What a list needs of gallery photos, the newest first. Shows belong to another area, and so go by their table's name. */
  private managed({ manager }: SqlRunner): SelectQueryBuilder<PhotoEntity> {
    return manager
      .createQueryBuilder(PhotoEntity, 'photo')
      .leftJoinAndMapOne('photo.event', 'events', 'event', 'event.id = photo.eventId')
      .leftJoinAndMapOne(
        'photo.looksLike',
        PhotoEntity,
        'twin',
        `twin.id = photo.looksLikeId AND ${HAS_TWIN}`,
      )
      .select([...SHOWN.map((column) => `photo.${column}`), 'event.id', 'event.name', 'event.date'])
      .addSelect(['twin.id', 'twin.filename', 'twin.isApproved', 'twin.takenDownAt', 'twin.uploadedAt'])
      .where(IN_MANAGED_GALLERY)
      .orderBy('photo.id', 'DESC');
  }
}
