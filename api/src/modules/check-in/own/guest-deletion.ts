import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import { PhotosService } from '#src/modules/photos/photos.service.js';
import { type LeavingUser, UserManagementService } from '#src/modules/users/user-management.service.js';
import { CheckInRepository } from '#src/modules/check-in/check-in.repository.js';

/** What stays of a guest whose account is deleted: counts and points, but no name, address or face (decision 11). */
@Injectable()
export class GuestDeletion {
  constructor(
    users: UserManagementService,
    private readonly checkIns: CheckInRepository,
    private readonly loyalty: LoyaltyService,
    private readonly photos: PhotosService,
  ) {
    users.beforeDeletion((transaction, person) => this.forget(transaction, person));
  }

  private async forget(
    transaction: Transaction,
    { id, email, hasVerifiedEmail }: LeavingUser,
  ): Promise<void> {
    const verifiedEmail = hasVerifiedEmail ? email : null;
    const members = await this.loyalty.anonymise(transaction, { id, verifiedEmail });
    const photoIds = await this.checkIns.anonymise(transaction, {
      userId: id,
      email,
      memberIds: members.map((member) => member.id),
      // A late check-in has no member before staff approve it.
      memberEmails: [...members.map((member) => member.email), ...(verifiedEmail ? [verifiedEmail] : [])],
    });
    await this.photos.deleteFaces(transaction, { photoIds, uploadedBy: id });
  }
}
