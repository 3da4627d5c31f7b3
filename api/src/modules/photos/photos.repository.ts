import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type ObjectLiteral, Raw, Repository } from 'typeorm';
import { Database, type Transaction } from '#src/database/database.js';
import { PhotoEntity } from './entities/photo.entity.js';
import type { PhotoVisibility } from '#src/modules/photos/files/photo-access.js';
import type { MadeSizes } from '#src/modules/photos/files/photo-files.js';
import { FIND_BEFORE_UPLOAD, FIND_SERVED, INSERT_WITH_JOB } from './photos.sql.js';

/** A photo as an upload makes it; its size is replaced by that of the JPEG. */
export type NewPhoto = Pick<
  PhotoEntity,
  | 'eventId'
  | 'uploadedBy'
  | 'filename'
  | 'originalName'
  | 'fileSize'
  | 'description'
  | 'tags'
  | 'isVerificationPhoto'
  | 'isApproved'
  | 'shareInGallery'
  | 'originalKey'
  | 'contentHash'
  | 'clientKey'
  | 'requestHash'
>;

/** The row an idempotency key made, with what a repeat is compared by. */
type KeyedPhoto = Pick<PhotoEntity, 'id' | 'clientKey' | 'requestHash' | 'contentHash' | 'eventId'>;

/** What is known when an upload has arrived. */
export interface BeforeUpload {
  hasEvent: boolean;
  /** What staff add waits for approval, too (venue setting; decision 25). */
  isModerated: boolean;
  /** The photo this client key has made. */
  earlier?: KeyedPhoto;
}

export interface ServedPhoto extends PhotoVisibility, Pick<PhotoEntity, 'filename' | 'sizesReady'> {
  /** The job has its sizes yet to make. */
  isComing: boolean;
}

/** What the verdict on a check-in makes of its photo. */
const REVIEW = {
  /**
   * The review is the approval, where the guest wants the photo shared (design §4 "Photos"). What staff took down from
   * the gallery stays down.
   */
  approved: { isApproved: () => 'share_in_gallery AND taken_down_at IS NULL', reviewedAt: () => 'now()' },
  rejected: { isApproved: false, reviewedAt: () => 'now()' },
  /** As an upload leaves it: hidden until staff have looked at it (decision 25). */
  pending: { isApproved: false, reviewedAt: null },
} as const;

/** `event_photos` as uploads and their jobs keep it. */
@Injectable()
export class PhotosRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PhotoEntity) private readonly photos: Repository<PhotoEntity>,
  ) {}

  /**
   * Inserts the photo unless its client key has been used, and the job that makes its sizes with it: one statement, so
   * one transaction.
   * @returns the new id, or undefined when the key was taken, also by a copy that is committing right now
   */
  async insertWithJob(photo: NewPhoto): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }>(INSERT_WITH_JOB, [
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
      photo.requestHash,
    ]);
    return row?.id;
  }

  /**
   * Everything an upload is judged by before its photo is decoded, in one statement: this is the door's busiest route.
   * @param clientKey null when the caller sent none
   */
  async findBefore(eventId: number, clientKey: string | null): Promise<BeforeUpload> {
    const [row] = await this.database.query<Omit<BeforeUpload, 'earlier'> & { earlier: KeyedPhoto | null }>(
      FIND_BEFORE_UPLOAD,
      [eventId, clientKey],
    );
    return { hasEvent: false, isModerated: true, ...row, earlier: row?.earlier ?? undefined };
  }

  /** The photo that one of these names is the `filename` of. */
  async findServed(filenames: readonly string[]): Promise<ServedPhoto | undefined> {
    const [row] = await this.database.query<ServedPhoto>(FIND_SERVED, [filenames]);
    return row;
  }

  /** The photo whose sizes are still to be made; undefined when they are, or when it is gone. */
  async findUnsized(id: number): Promise<{ filename: string; originalKey: string } | undefined> {
    const photo = await this.photos.findOneBy({ id, sizesReady: false });
    return photo?.originalKey ? { filename: photo.filename, originalKey: photo.originalKey } : undefined;
  }

  /** @returns false when the photo has been deleted meanwhile */
  async markSized(id: number, { bytes, ...made }: MadeSizes): Promise<boolean> {
    const { affected } = await this.photos.update(
      { id },
      { ...made, fileSize: bytes, sizesReady: true, originalKey: null },
    );
    return affected === 1;
  }

  /** The photo's row stays for staff to see that there was one; there is nothing to show. */
  async markUnreadable(id: number): Promise<void> {
    await this.photos.update({ id }, { originalKey: null });
  }

  async review({ manager }: Transaction, photoId: number, verdict: keyof typeof REVIEW): Promise<void> {
    await manager.update(PhotoEntity, { id: photoId, isVerificationPhoto: true }, REVIEW[verdict]);
  }

  /**
   * Deletes verification photos that no check-in ever used, uploaded before `moment`.
   * Two statements on purpose: the lock waits for a check-in that is just now using the photo, and only a statement
   * that starts after it sees that check-in.
   * @returns file names of the deleted photos
   */
  deleteUnused(moment: Date, limit: number): Promise<string[]> {
    return this.database.transaction(async (transaction) => {
      const found = await transaction.manager.find(PhotoEntity, {
        select: { id: true },
        where: { id: Raw(isUnused), isVerificationPhoto: true, uploadedAt: LessThan(moment) },
        order: { uploadedAt: 'ASC' },
        take: limit,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      return this.deleteWhere(transaction, `id = ANY(:ids) AND ${isUnused('event_photos.id')}`, {
        ids: found.map(({ id }) => id),
      });
    });
  }

  /**
   * Deletes verification photos whose review is longer ago than the venue keeps them (design §4 "Photos"), all but those
   * that the gallery shows or has shown until a day ago: taking it down may be undone. One that nobody reviewed before its event was
   * deleted counts from its upload, since nobody will look for it any more.
   */
  deleteExpired(keepDays: number, limit: number): Promise<string[]> {
    return this.database.transaction((transaction) =>
      this.deleteWhere(
        transaction,
        `id IN (SELECT id FROM event_photos
                 WHERE is_verification_photo
                   AND NOT (share_in_gallery AND is_approved)
                   AND (taken_down_at IS NULL OR taken_down_at < now() - interval '1 day')
                   AND (reviewed_at IS NOT NULL OR event_id IS NULL)
                   AND coalesce(reviewed_at, uploaded_at) < now() - make_interval(days => :keepDays)
                 ORDER BY uploaded_at LIMIT :limit)`,
        { keepDays, limit },
      ),
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
      transaction,
      `is_verification_photo
         AND (id = ANY(:photoIds) OR (uploaded_by = :uploadedBy AND ${isUnused('event_photos.id')}))`,
      person,
    );
  }

  /** Which of these file names belong to a photo, with the keys of the originals that these photos still need. */
  async findKnown(filenames: readonly string[]): Promise<Set<string>> {
    const photos = await this.photos.find({
      select: { filename: true, originalKey: true },
      where: { filename: In(filenames) },
    });
    return new Set(
      photos.flatMap(({ filename, originalKey }) => [filename, ...(originalKey ? [originalKey] : [])]),
    );
  }

  private async deleteWhere(
    { manager }: Transaction,
    condition: string,
    parameters: ObjectLiteral,
  ): Promise<string[]> {
    const deleted: { raw: Pick<PhotoEntity, 'filename'>[] } = await manager
      .createQueryBuilder()
      .delete()
      .from(PhotoEntity)
      .where(condition, parameters)
      .returning('filename')
      .execute();
    return deleted.raw.map(({ filename }) => filename);
  }
}

/** SQL: no check-in uses the photo with this id. */
const isUnused = (id: string): string => `NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = ${id})`;
