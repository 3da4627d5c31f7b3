import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { addJobSql } from '#src/integrations/job-queue/job-queue.js';
import type { PhotoVisibility } from './photo-access.js';
import { MAKE_SIZES, SIZES_LINE } from './photo-job-names.js';

/** A photo as an upload makes it. */
export interface NewPhoto {
  eventId: number;
  uploadedBy: number | null;
  filename: string;
  originalName: string;
  /** In bytes, as uploaded; the job replaces it by that of the JPEG. */
  fileSize: number;
  description: string | null;
  tags: readonly string[];
  isVerificationPhoto: boolean;
  isApproved: boolean;
  shareInGallery: boolean;
  originalKey: string;
  contentHash: string;
  clientKey: string | null;
}

/** The row an idempotency key made, with what a repeat is compared by. */
export interface KeyedPhoto {
  id: number;
  eventId: number | null;
  description: string | null;
  tags: readonly string[];
  isVerificationPhoto: boolean;
  shareInGallery: boolean;
  contentHash: string | null;
  clientKey: string | null;
}

/** What is known when an upload has arrived. */
export interface BeforeUpload {
  hasEvent: boolean;
  /** What staff add waits for approval, too (venue setting; decision 25). */
  isModerated: boolean;
  /** The photo this client key has made. */
  earlier?: KeyedPhoto;
}

export interface ServedPhoto extends PhotoVisibility {
  filename: string;
  sizesReady: boolean;
  /** The job has its sizes yet to make. */
  isComing: boolean;
}

/** Every file is served as what the job makes of it. */
const SERVED_TYPE = 'image/jpeg';

const SIZES_JOB = addJobSql(MAKE_SIZES, "json_build_object('photoId', photo.id)", { line: SIZES_LINE });

/** `event_photos`, by plain SQL: an upload is one statement. */
@Injectable()
export class PhotosRepository {
  constructor(private readonly database: Database) {}

  /**
   * Inserts the photo unless its client key has been used, and the job that makes its sizes with it: one statement, so
   * one transaction.
   * @returns the new id, or undefined when the key was taken, also by a copy that is committing right now
   */
  async insertWithJob(photo: NewPhoto): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }>(
      `WITH photo AS (
         INSERT INTO event_photos (event_id, uploaded_by, filename, original_name, file_size, mime_type, description,
           is_verification_photo, is_approved, share_in_gallery, original_key, content_hash, client_key, tags)
         VALUES ($1, $2, $3, $4, $5, '${SERVED_TYPE}', $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (client_key) DO NOTHING
         RETURNING id
       ) SELECT id, (${SIZES_JOB}).id AS "jobId" FROM photo`,
      [
        photo.eventId,
        photo.uploadedBy,
        photo.filename,
        photo.originalName,
        photo.fileSize,
        photo.description,
        photo.isVerificationPhoto,
        photo.isApproved,
        photo.shareInGallery,
        photo.originalKey,
        photo.contentHash,
        photo.clientKey,
        JSON.stringify(photo.tags),
      ],
    );
    return row?.id;
  }

  /**
   * Everything an upload is judged by before its photo is decoded, in one statement: this is the door's busiest route.
   * @param clientKey null when the caller sent none
   */
  async findBefore(eventId: number, clientKey: string | null): Promise<BeforeUpload> {
    const [row] = await this.database.query<Omit<BeforeUpload, 'earlier'> & { earlier: KeyedPhoto | null }>(
      `SELECT EXISTS (SELECT FROM events WHERE id = $1) AS "hasEvent",
         EXISTS (SELECT FROM venue WHERE moderate_gallery) AS "isModerated",
         (SELECT json_build_object('id', id, 'eventId', event_id, 'description', description, 'tags', tags,
            'isVerificationPhoto', is_verification_photo, 'shareInGallery', share_in_gallery,
            'contentHash', content_hash, 'clientKey', client_key)
          FROM event_photos WHERE client_key = $2) AS earlier`,
      [eventId, clientKey],
    );
    return { hasEvent: false, isModerated: true, ...row, earlier: row?.earlier ?? undefined };
  }

  /** The photo that one of these names is the `filename` of. */
  async findServed(filenames: readonly string[]): Promise<ServedPhoto | undefined> {
    const [row] = await this.database.query<ServedPhoto>(
      `SELECT filename, uploaded_by AS "uploadedBy", is_verification_photo AS "isVerificationPhoto",
         is_approved AS "isApproved", share_in_gallery AS "shareInGallery", sizes_ready AS "sizesReady",
         original_key IS NOT NULL AS "isComing"
       FROM event_photos WHERE filename = ANY($1)`,
      [filenames],
    );
    return row;
  }

  /** The photo whose sizes are still to be made; undefined when they are, or when it is gone. */
  async findUnsized(id: number): Promise<{ filename: string; originalKey: string } | undefined> {
    const [row] = await this.database.query<{ filename: string; originalKey: string }>(
      `SELECT filename, original_key AS "originalKey" FROM event_photos
       WHERE id = $1 AND NOT sizes_ready AND original_key IS NOT NULL`,
      [id],
    );
    return row;
  }

  /** @returns false when the photo has been deleted meanwhile */
  async markSized(
    id: number,
    {
      bytes,
      width,
      height,
      placeholder,
    }: { bytes: number; width: number; height: number; placeholder: string },
  ): Promise<boolean> {
    const rows = await this.database.query<{ id: number }>(
      `WITH sized AS (
         UPDATE event_photos SET sizes_ready = true, original_key = NULL, file_size = $2, width = $3, height = $4,
           placeholder = $5
         WHERE id = $1 RETURNING id
       ) SELECT id FROM sized`,
      [id, bytes, width, height, placeholder],
    );
    return rows.length > 0;
  }

  /** The photo's row stays for staff to see that there was one; there is nothing to show. */
  async markUnreadable(id: number): Promise<void> {
    await this.database.query('UPDATE event_photos SET original_key = NULL WHERE id = $1', [id]);
  }

  /**
   * Deletes verification photos that no check-in ever used, uploaded before `moment`.
   * Two statements on purpose: the lock waits for a check-in that is just now using the photo, and only a statement
   * that starts after it sees that check-in.
   * @returns file names of the deleted photos
   */
  deleteUnused(moment: Date, limit: number): Promise<string[]> {
    return this.database.transaction(async (transaction) => {
      const found = await transaction.query<{ id: number }>(
        `SELECT id FROM event_photos photo
         WHERE is_verification_photo AND uploaded_at < $1
           AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = photo.id)
         ORDER BY uploaded_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [moment, limit],
      );
      return this.deleteWhere(
        'id = ANY($1) AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = photo.id)',
        [found.map(({ id }) => id)],
        transaction,
      );
    });
  }

  /**
   * Deletes verification photos whose review is longer ago than the venue keeps them (design §4 "Photos"), all but those
   * that the gallery shows. One that nobody reviewed before its event was deleted counts from its upload, since nobody will
   * look for it any more.
   */
  deleteExpired(keepDays: number, limit: number): Promise<string[]> {
    return this.deleteWhere(
      `id IN (SELECT id FROM event_photos
              WHERE is_verification_photo
                AND NOT (share_in_gallery AND is_approved)
                AND (reviewed_at IS NOT NULL OR event_id IS NULL)
                AND coalesce(reviewed_at, uploaded_at) < now() - make_interval(days => $1)
              ORDER BY uploaded_at LIMIT $2)`,
      [keepDays, limit],
      this.database,
    );
  }

  /**
   * Deletes verification photos of one person: these, and uploads of theirs that no check-in has used.
   * @returns file names of the deleted photos
   */
  deleteFaces(
    transaction: Transaction,
    person: { photoIds: readonly number[]; uploadedBy: number },
  ): Promise<string[]> {
    return this.deleteWhere(
      `is_verification_photo AND (id = ANY($1) OR (uploaded_by = $2
         AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = photo.id)))`,
      [person.photoIds, person.uploadedBy],
      transaction,
    );
  }

  /** Which of these file names belong to a photo, with the keys of the originals that these photos still need. */
  async findKnown(filenames: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ name: string }>(
      `SELECT unnest(array_remove(ARRAY[filename, original_key], NULL)) AS name
         FROM event_photos WHERE filename = ANY($1)`,
      [filenames],
    );
    return new Set(rows.map(({ name }) => name));
  }

  private async deleteWhere(condition: string, parameters: unknown[], runner: SqlRunner): Promise<string[]> {
    const rows = await runner.query<{ filename: string }>(
      `WITH gone AS (DELETE FROM event_photos photo WHERE ${condition} RETURNING filename) SELECT filename FROM gone`,
      parameters,
    );
    return rows.map(({ filename }) => filename);
  }
}
