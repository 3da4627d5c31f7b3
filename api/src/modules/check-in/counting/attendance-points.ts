import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { LedgerService } from '#src/modules/loyalty/ledger/ledger.service.js';
import type { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { pointsStep } from '#src/modules/check-in/verification/verification-rules.js';
import { VerificationsRepository } from '#src/modules/check-in/verification/verifications.repository.js';

/** What the ledger says of it, and whose account did it. */
interface Settlement {
  given: string;
  taken: string;
  by: number | null;
}

type SettledEvidence = Pick<PhotoAttendanceEntity, 'loyaltyMemberId' | 'eventId' | 'verificationStatus'>;

/** Makes the points of a member for a show follow what has become of their check-ins to it. */
@Injectable()
export class AttendancePoints {
  constructor(
    private readonly verifications: VerificationsRepository,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Without a member, or once the event is deleted, there are no points to move.
   * @param before the check-in that changed, as it stood before
   */
  async settle(
    transaction: Transaction,
    { loyaltyMemberId: memberId, eventId, verificationStatus: from }: SettledEvidence,
    { given, taken, by }: Settlement,
  ): Promise<void> {
    if (memberId === null || eventId === null) return;
    const checkIns = await this.verifications.findOfMember(transaction, memberId, eventId);
    const step = pointsStep(checkIns, from);
    const change = { memberId, eventId, by };
    if (step === 'award') await this.ledger.awardAttendance(transaction, { ...change, reason: given });
    if (step === 'withdraw') await this.ledger.withdrawAttendance(transaction, { ...change, reason: taken });
    if (step === 'restore') await this.ledger.restoreAttendance(transaction, { ...change, reason: given });
  }
}
