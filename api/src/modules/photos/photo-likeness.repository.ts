import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';
import { MAX_DISTANCE, PLAIN } from './photo-likeness.js';

/** What gallery photos look like, and which of one event look alike. */
@Injectable()
export class PhotoLikenessRepository {
  constructor(private readonly database: Database) {}

  /** The gallery photo and those of its event whose look is not known yet; none for the photo of a check-in. */
  findUnknown(photoId: number, limit: number): Promise<{ id: number; filename: string }[]> {
    return this.database.query(
      `SELECT other.id, other.filename FROM event_photos photo
         JOIN event_photos other ON other.id = photo.id OR (other.event_id = photo.event_id AND other.sizes_ready)
        WHERE photo.id = $1 AND NOT photo.is_verification_photo AND NOT other.is_verification_photo
          AND other.perceptual_hash IS NULL
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
   * Notes which photo of the same event this one looks like, if any: the same file, or nearly the same picture. A photo
   * that was found to look like this one is no answer.
   */
  async flag(runner: SqlRunner, id: number): Promise<void> {
    await runner.query(
      `UPDATE event_photos photo SET looks_like_id = (
         SELECT other.id FROM event_photos other
          WHERE other.event_id = photo.event_id AND other.id <> photo.id AND NOT other.is_verification_photo
            AND other.looks_like_id IS DISTINCT FROM photo.id
            AND (other.content_hash = photo.content_hash
                 OR ${PLAIN} NOT IN (other.perceptual_hash, photo.perceptual_hash)
                    AND bit_count((other.perceptual_hash # photo.perceptual_hash)::bit(64)) <= ${MAX_DISTANCE})
          ORDER BY other.looks_like_id IS NOT NULL, other.id LIMIT 1)
       WHERE photo.id = $1 AND NOT photo.is_verification_photo`,
      [id],
    );
  }
}
