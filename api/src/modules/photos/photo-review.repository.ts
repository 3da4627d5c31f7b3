import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '#src/database/database.js';

/** The verdict on a check-in's photo, as far as the photo is concerned. */
const REVIEW = {
  /**
   * The review is the approval, where the guest wants the photo shared (design §4 "Photos"). What staff took down from
   * the gallery stays down.
   */
  approved: `is_approved = share_in_gallery AND taken_down_at IS NULL, reviewed_at = now()`,
  rejected: `is_approved = false, reviewed_at = now()`,
  /** As an upload leaves it: nobody's to see until staff have (decision 25). */
  pending: `is_approved = false, reviewed_at = NULL`,
} as const;

export type PhotoVerdict = keyof typeof REVIEW;

/** What a review of `event_photos` changes. */
@Injectable()
export class PhotoReviewRepository {
  async review(runner: SqlRunner, photoId: number, verdict: PhotoVerdict): Promise<void> {
    await runner.query(`UPDATE event_photos SET ${REVIEW[verdict]} WHERE id = $1 AND is_verification_photo`, [
      photoId,
    ]);
  }
}
