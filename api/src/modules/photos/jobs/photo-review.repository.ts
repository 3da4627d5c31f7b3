import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';

/** The verdict on a check-in's photo, as far as the photo is concerned. */
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

export type PhotoVerdict = keyof typeof REVIEW;

/** What a review of `event_photos` changes. */
@Injectable()
export class PhotoReviewRepository {
  async review({ manager }: Transaction, photoId: number, verdict: PhotoVerdict): Promise<void> {
    await manager.update(PhotoEntity, { id: photoId, isVerificationPhoto: true }, REVIEW[verdict]);
  }
}
