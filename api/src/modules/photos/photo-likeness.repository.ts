import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import { MAX_DISTANCE, PLAIN } from './photo-likeness.js';

/** Taken with the event's id; any number that nothing else in the product takes. */
const LIKENESS_LOCK = 7_263_039;

const SAME_FILE = 'photo.content_hash = other.content_hash';

const SAME_LOOK = `
  ${PLAIN} NOT IN (photo.perceptual_hash, other.perceptual_hash)
    AND bit_count((photo.perceptual_hash # other.perceptual_hash)::bit(64)) <= ${MAX_DISTANCE}`;

/** Photos of the gallery are compared within their event. */
const IN_GALLERY = `
  photo.event_id = other.event_id AND NOT photo.is_verification_photo AND NOT other.is_verification_photo
    AND (${SAME_FILE} OR ${SAME_LOOK})`;

const FLAG_IN_GALLERY = `
  UPDATE event_photos photo SET looks_like_id = (
    SELECT other.id FROM event_photos other WHERE other.id < photo.id AND ${IN_GALLERY}
     ORDER BY other.looks_like_id IS NOT NULL, other.id LIMIT 1)
   WHERE photo.id = $1 AND NOT photo.is_verification_photo`;

/** Those that came after it and were looked at before it. */
const FLAG_LATER_IN_GALLERY = `
  UPDATE event_photos photo SET looks_like_id = other.id FROM event_photos other
   WHERE other.id = $1 AND photo.id > other.id AND photo.looks_like_id IS NULL AND ${IN_GALLERY}`;

/** One that a check-in or the gallery has comes before an upload that nobody used. */
const BEST_KNOWN = `
  ORDER BY other.is_verification_photo AND NOT EXISTS (SELECT FROM photo_attendance WHERE photo_id = other.id), other.id
  LIMIT 1`;

/** Photos of check-ins are compared with all there are: by an index for the same file, only else by their looks. */
const FLAG_CHECK_IN = `
  UPDATE event_photos photo SET looks_like_id = coalesce(
    (SELECT other.id FROM event_photos other WHERE other.id < photo.id AND ${SAME_FILE} ${BEST_KNOWN}),
    (SELECT other.id FROM event_photos other WHERE other.id < photo.id AND ${SAME_LOOK} ${BEST_KNOWN}))
   WHERE photo.id = $1 AND photo.is_verification_photo`;

/** What photos look like, and which look like an earlier one. */
@Injectable()
export class PhotoLikenessRepository {
  constructor(private readonly database: Database) {}

  /** The photo, and with one of the gallery those of its event, whose look is not known yet. */
  findUnknown(photoId: number, limit: number): Promise<{ id: number; filename: string }[]> {
    return this.database.query(
      `SELECT other.id, other.filename FROM event_photos photo
         JOIN event_photos other ON other.id = photo.id
           OR (NOT photo.is_verification_photo AND NOT other.is_verification_photo
               AND other.event_id = photo.event_id AND other.sizes_ready)
        WHERE photo.id = $1 AND other.perceptual_hash IS NULL
        ORDER BY other.id = photo.id DESC, other.id LIMIT $2`,
      [photoId, limit],
    );
  }

  async note(id: number, hash: bigint): Promise<void> {
    await this.database.query('UPDATE event_photos SET perceptual_hash = $2 WHERE id = $1', [
      id,
      String(hash),
    ]);
  }

  /**
   * Notes of this photo, and in the gallery of later ones, which earlier photo they look like, if any: the same file, or
   * nearly the same picture. In the gallery the later one is always the lookalike, in whatever order they are looked at; one
   * event's photos, and all of check-ins, are compared one at a time, so that each sees what those before it noted.
   */
  async flag(transaction: Transaction, id: number): Promise<void> {
    await transaction.query(
      `SELECT pg_advisory_xact_lock($2, CASE WHEN is_verification_photo THEN 0 ELSE event_id END)
         FROM event_photos WHERE id = $1 AND event_id IS NOT NULL`,
      [id, LIKENESS_LOCK],
    );
    await transaction.query(FLAG_IN_GALLERY, [id]);
    await transaction.query(FLAG_LATER_IN_GALLERY, [id]);
    await transaction.query(FLAG_CHECK_IN, [id]);
  }
}
