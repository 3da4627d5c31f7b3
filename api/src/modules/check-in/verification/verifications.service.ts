import { Injectable } from '@nestjs/common';
import { VERIFICATION_PAGE, type VerificationStatus } from '#contract/photos.js';
import { DomainError, orThrow } from '#src/common/errors/domain-error.js';
import { type ExpectedVersions, isStale } from '#src/common/http/if-match.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import { PhotoReviewService } from '#src/modules/photos/jobs/photo-review.service.js';
import type { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { AttendancePoints } from '#src/modules/check-in/counting/attendance-points.js';
import { decidedMeanwhile, reasonNeeded, undoneAtDoor, verificationNotFound } from './verification-errors.js';
import { VerificationNews } from './verification-news.js';
import type {
  UsedBefore,
  VerificationCount,
  VerificationDecision,
  VerificationDecisions,
  VerificationOutcome,
  VerificationResponse,
  VerificationsQuery,
} from './verifications.dto.js';
import { type VerificationRow, VerificationsRepository } from './verifications.repository.js';

/** Who decides, and which version they looked at. */
interface Decider {
  by: number;
  /** Null for whatever is there. */
  expected: ExpectedVersions;
}

/** What a decision makes of a check-in. */
interface Settling {
  status: VerificationStatus;
  reason: string | null;
  by: number;
}

/** Staff look at the photos of check-ins (spec §4 "Photo verification"; design §4 "Check-in"). */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsRepository,
    private readonly loyalty: LoyaltyService,
    private readonly points: AttendancePoints,
    private readonly photos: PhotoReviewService,
    private readonly news: VerificationNews,
    private readonly door: AreaNews,
  ) {}

  /**
   * Check-ins that wait, the oldest first; or decided ones, the newest first.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage({
    cursor,
    limit = VERIFICATION_PAGE.default,
    status = 'pending',
    ...filter
  }: VerificationsQuery): Promise<Page<VerificationResponse>> {
    const page = await pageById({ cursor, limit }, (part) =>
      this.verifications.findMany({ ...filter, ...part, status }),
    );
    return mapPage(page, (row) => this.toResponse(row));
  }

  /** Those of these that are there, as they are now, by id. */
  async findByIds(ids: readonly number[]): Promise<VerificationResponse[]> {
    return (await this.verifications.findByIds(ids)).map((row) => this.toResponse(row));
  }

  async count(): Promise<VerificationCount> {
    return { pending: await this.verifications.countPending() };
  }

  /**
   * Approves or rejects a check-in, or takes either back: its points, its photo and the guest's mail follow in the
   * same transaction. Asked for what it is already, it changes nothing, so that a repeat is harmless. Rejected for another
   * reason, it keeps the new one, which is what the guest reads unless they were told before.
   * @throws DomainError `verifications.not-found`, `verifications.reason-needed`, `verifications.decided-meanwhile`,
   *   `verifications.undone`
   */
  async decide(
    id: number,
    decision: VerificationDecision,
    { by, expected }: Decider,
  ): Promise<VerificationResponse> {
    const settling = settlingOf(decision, by);
    const decided = await this.database.transaction(async (transaction) => {
      await this.linkLateGuest(transaction, id, settling.status === 'approved');
      const before = orThrow(await this.verifications.lock(transaction, id), verificationNotFound);
      if (!isSettled(settling, before.verificationStatus, before.reason)) {
        if (await this.verifications.isUndone(transaction, before)) throw undoneAtDoor();
        if (isStale(expected, before.version))
          throw decidedMeanwhile(await this.findOrThrow(id, transaction));
        await this.settle(transaction, { id, before, settling });
      }
      return this.findOrThrow(id, transaction);
    });
    this.door.announce('door');
    return decided;
  }

  /**
   * Decides many, each by itself: those at the version that was looked at or, without versions, those that wait. Any other
   * stays as it is and is named, unless it is already what is asked for.
   * @throws DomainError `verifications.reason-needed`
   */
  async decideMany(
    { ids, versions, ...decision }: VerificationDecisions,
    by: number,
  ): Promise<VerificationOutcome> {
    settlingOf(decision, by);
    const outcome: VerificationOutcome = { decided: [], problems: [] };
    for (const [index, id] of ids.entries()) {
      try {
        const version = versions?.[index] ?? (await this.findOpenVersion(id, decision, by));
        outcome.decided.push(await this.decide(id, decision, { by, expected: [version] }));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        outcome.problems.push({ id, code: error.code, message: error.message });
      }
    }
    return outcome;
  }

  /** The version of a check-in that waits, or is what is asked for already. */
  private async findOpenVersion(id: number, decision: VerificationDecision, by: number): Promise<number> {
    const seen = await this.findOrThrow(id);
    const isOpen = seen.status === 'pending' || isSettled(settlingOf(decision, by), seen.status, seen.reason);
    if (!isOpen) throw decidedMeanwhile(seen);
    return seen.version;
  }

  /** Approval makes the guest of a late check-in a member; a guest who has become one meanwhile is found by the e-mail. */
  private async linkLateGuest(transaction: Transaction, id: number, mayEnrol: boolean): Promise<void> {
    const guest = await this.verifications.findLateGuest(transaction, id);
    if (!guest) return;
    const memberId = mayEnrol
      ? await this.loyalty.enrolGuest(transaction, guest)
      : await this.loyalty.findGuest(transaction, guest.email);
    if (memberId !== undefined) await this.verifications.linkLate(transaction, guest.email, memberId);
  }

  private async settle(
    transaction: Transaction,
    { id, before, settling }: { id: number; before: PhotoAttendanceEntity; settling: Settling },
  ): Promise<void> {
    await this.verifications.setStatus(transaction, id, settling);
    const isOnlyReason = before.verificationStatus === settling.status;
    if (isOnlyReason) return;
    if (before.photoId !== null) await this.photos.review(transaction, before.photoId, settling.status);
    await this.points.settle(transaction, before, pointsTexts(settling));
    const isNews =
      settling.status === 'rejected' ||
      before.toldStatus !== null ||
      (await this.verifications.isLate(transaction, before));
    if (isNews) await this.news.follow(transaction, id);
  }

  private async findOrThrow(id: number, transaction?: Transaction): Promise<VerificationResponse> {
    return this.toResponse(orThrow(await this.verifications.find(id, transaction), verificationNotFound));
  }

  private toResponse({ userId: _account, told: _told, ...row }: VerificationRow): VerificationResponse {
    return {
      ...row,
      photo: row.photo && this.withAddresses(row.photo),
      usedBefore: row.usedBefore && this.withThumbnail(row.usedBefore),
      others: row.others.map(({ filename, ...other }) => ({
        ...other,
        thumbnailUrl: filename && this.photos.addressesOf(filename).thumbnailUrl,
      })),
      clockSkewMs: row.clockSkewMs === null ? null : Number(row.clockSkewMs),
    };
  }

  private withThumbnail({ filename, ...earlier }: NonNullable<VerificationRow['usedBefore']>): UsedBefore {
    return { ...earlier, thumbnailUrl: this.photos.addressesOf(filename).thumbnailUrl };
  }

  private withAddresses({
    filename,
    ...photo
  }: NonNullable<VerificationRow['photo']>): VerificationResponse['photo'] {
    return { ...photo, ...this.photos.addressesOf(filename) };
  }
}

/** @throws DomainError `verifications.reason-needed` */
const settlingOf = ({ status, reason }: VerificationDecision, by: number): Settling => {
  if (status !== 'rejected') return { status, reason: null, by };
  if (reason === undefined) throw reasonNeeded();
  return { status, reason, by };
};

const pointsTexts = ({ reason, by }: Settling) => ({
  given: 'Check-in photo approved',
  taken: `Check-in photo rejected${reason === null ? '' : `: ${reason}`}`,
  by,
});

/** A check-in that is rejected for another reason is not settled. */
const isSettled = (settling: Settling, status: VerificationStatus, reason: string | null): boolean =>
  status === settling.status && reason === settling.reason;
