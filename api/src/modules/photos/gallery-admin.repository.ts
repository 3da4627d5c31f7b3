import { Injectable } from '@nestjs/common';
import type { GalleryPhotoStatus } from '#contract/gallery-photo-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import type { PhotographedEvent } from './gallery-admin.dto.js';

/** A gallery photo as stored. */
export interface ManagedPhotoRow {
  id: number;
  event: PhotographedEvent | null;
  filename: string;
  originalName: string;
  description: string | null;
  tags: string[];
  status: GalleryPhotoStatus;
  isOfGuest: boolean;
  width: number | null;
  height: number | null;
  sizesReady: boolean;
  /** The job has its sizes yet to make. */
  isComing: boolean;
  uploadedAt: Date;
  /** `uploadedAt` as PostgreSQL writes a moment in JSON. */
  looksLike: { id: number; filename: string; status: GalleryPhotoStatus; uploadedAt: string } | null;
}

export interface ManagedPhotoFilter {
  status?: GalleryPhotoStatus;
  eventId?: number;
  q?: string;
  lookalikes: boolean;
  /** Only photos older than this id. */
  before?: number;
  take: number;
}

/** What is changed of a photo; what is left out stays. */
export interface PhotoChanges {
  description?: string | null;
  tags?: readonly string[];
  eventId?: number;
  status?: GalleryPhotoStatus;
}

/** Uploads of staff, and what guests share of their check-ins unless staff have rejected it. */
const OF_GALLERY = `(NOT photo.is_verification_photo OR photo.share_in_gallery)
  AND NOT EXISTS (SELECT FROM photo_attendance
                   WHERE photo_id = photo.id AND verification_status = 'rejected' AND photo.is_verification_photo)`;

const HAS_STATUS: Record<GalleryPhotoStatus, string> = {
  approved: 'photo.is_approved',
  waiting: 'NOT photo.is_approved AND photo.taken_down_at IS NULL',
  'taken-down': 'NOT photo.is_approved AND photo.taken_down_at IS NOT NULL',
};

const statusOf = (photo: string): string =>
  `CASE WHEN ${photo}.is_approved THEN 'approved' WHEN ${photo}.taken_down_at IS NULL THEN 'waiting' ELSE 'taken-down' END`;

const SELECT = `
  SELECT photo.id, photo.filename, photo.original_name AS "originalName", photo.description, photo.tags,
         ${statusOf('photo')} AS status, photo.is_verification_photo AS "isOfGuest", photo.width, photo.height,
         photo.sizes_ready AS "sizesReady", photo.original_key IS NOT NULL AS "isComing",
         photo.uploaded_at AS "uploadedAt",
         CASE WHEN event.id IS NOT NULL
              THEN jsonb_build_object('id', event.id, 'name', event.name, 'date', event.date) END AS event,
         CASE WHEN twin.id IS NOT NULL
              THEN jsonb_build_object('id', twin.id, 'filename', twin.filename, 'status', ${statusOf('twin')},
                                      'uploadedAt', twin.uploaded_at) END AS "looksLike"
    FROM event_photos photo
    LEFT JOIN events event ON event.id = photo.event_id
    LEFT JOIN event_photos twin ON twin.id = photo.looks_like_id`;

/** `event_photos` as staff keep the gallery. */
@Injectable()
export class GalleryAdminRepository {
  constructor(private readonly database: Database) {}

  /** Gallery photos, the newest first, by `ix_event_photos_managed` backwards until a page is full. */
  findMany({ take, ...filter }: ManagedPhotoFilter): Promise<ManagedPhotoRow[]> {
    const values: unknown[] = [];
    const parameter = (value: unknown): string => `$${values.push(value)}`;
    const where = [OF_GALLERY, ...conditionsOf(filter, parameter)].join(' AND ');
    return this.database.query<ManagedPhotoRow>(
      `${SELECT} WHERE ${where} ORDER BY photo.id DESC LIMIT ${parameter(take)}`,
      values,
    );
  }

  /** These gallery photos, the newest first; the ones that are gone are left out. */
  findByIds(ids: readonly number[], runner: SqlRunner = this.database): Promise<ManagedPhotoRow[]> {
    return runner.query<ManagedPhotoRow>(
      `${SELECT} WHERE photo.id = ANY($1) AND ${OF_GALLERY} ORDER BY photo.id DESC`,
      [ids],
    );
  }

  /** As `findByIds`; whoever else wants to change one of them waits for the end of this transaction. */
  async lock(transaction: Transaction, ids: readonly number[]): Promise<ManagedPhotoRow[]> {
    await transaction.query('SELECT FROM event_photos WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ]);
    return this.findByIds(ids, transaction);
  }

  /** All tags of gallery photos, the most used first. */
  async findTags(limit: number): Promise<{ tag: string; count: number }[]> {
    return this.database.query(
      `SELECT tag, count(*)::int AS count FROM event_photos photo, jsonb_array_elements_text(photo.tags) AS tag
        WHERE ${OF_GALLERY} GROUP BY tag ORDER BY count(*) DESC, tag LIMIT $1`,
      [limit],
    );
  }

  /** One statement for many photos; tags are given for each. */
  async change(transaction: Transaction, changes: readonly (PhotoChanges & { id: number })[]): Promise<void> {
    await transaction.query(
      `UPDATE event_photos photo SET
         description = CASE WHEN change ? 'description' THEN change ->> 'description' ELSE photo.description END,
         tags = coalesce(change -> 'tags', photo.tags),
         event_id = coalesce((change ->> 'eventId')::int, photo.event_id),
         is_approved = coalesce(change ->> 'status' = 'approved', photo.is_approved),
         taken_down_at = CASE change ->> 'status'
           WHEN 'taken-down' THEN coalesce(photo.taken_down_at, now())
           WHEN 'approved' THEN NULL WHEN 'waiting' THEN NULL ELSE photo.taken_down_at END
       FROM jsonb_array_elements($1::jsonb) AS change WHERE photo.id = (change ->> 'id')::int`,
      [JSON.stringify(changes)],
    );
  }

  /** Both stay: staff have looked at them. */
  async keep(id: number): Promise<void> {
    await this.database.query('UPDATE event_photos SET looks_like_id = NULL WHERE id = $1', [id]);
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.query('DELETE FROM event_photos WHERE id = $1', [id]);
  }
}

/** @param parameter takes a value and answers what stands for it in the SQL */
const conditionsOf = (
  { status, eventId, q, lookalikes, before }: Omit<ManagedPhotoFilter, 'take'>,
  parameter: (value: unknown) => string,
): string[] => [
  ...(status ? [HAS_STATUS[status]] : []),
  ...(eventId ? [`photo.event_id = ${parameter(eventId)}`] : []),
  ...(lookalikes ? ['photo.looks_like_id IS NOT NULL'] : []),
  ...(before ? [`photo.id < ${parameter(before)}`] : []),
  ...(q ? [isFoundBy(parameter(containing(q)))] : []),
];

const isFoundBy = (pattern: string): string =>
  `(photo.searched LIKE lower(${pattern}) OR lower(photo.original_name) LIKE lower(${pattern})
    OR event.searched LIKE lower(${pattern}))`;
