import { Injectable } from '@nestjs/common';
import type { VerificationStatus } from '#contract/photos.js';
import type { Transaction } from '#src/database/database.js';
import { photoAddresses } from '#src/modules/photos/files/photo-names.js';
import { PhotosRepository } from '#src/modules/photos/photos.repository.js';

/** Photos of guests, for the area that decides whether they show who was there. */
@Injectable()
export class PhotoReviewService {
  constructor(private readonly photos: PhotosRepository) {}

  /**
   * Settles what becomes of a check-in's photo, in the transaction that decides the check-in. Only an approved one that its
   * guest shared is public; from its review on it is kept for as long as the venue has settled on (design §4 "Photos").
   * @param verdict `pending` takes an earlier one back
   */
  review(transaction: Transaction, photoId: number, verdict: VerificationStatus): Promise<void> {
    return this.photos.review(transaction, photoId, verdict);
  }

  /** @param filename `event_photos.filename`; one of another making has one file for every size */
  addressesOf(filename: string): { thumbnailUrl: string; screenUrl: string } {
    const { thumbnailUrl, screenUrl } = photoAddresses(filename);
    return { thumbnailUrl, screenUrl };
  }
}
