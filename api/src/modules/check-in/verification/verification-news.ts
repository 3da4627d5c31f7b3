import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { POINTS_PER_ATTENDANCE } from '#contract/events.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { StaffNewsService, type StaffWords } from '#src/modules/notifications/staff/staff-news.service.js';
import type { PhotoAttendanceEntity } from '#src/modules/check-in/entities/photo-attendance.entity.js';
import { countsMail, rejectedMail, verdictCause } from './verification-mails.js';
import { newsFor, pointsStand } from './verification-rules.js';
import { type VerificationRow, VerificationsRepository } from './verifications.repository.js';

const TELL_VERDICT = 'check-in.tell-verdict';

/** Time for staff to change their mind before a guest hears of it. */
const SECOND_THOUGHTS_SECONDS = 120;

const payloadShape = z.object({ id: z.number().int() });

/** What staff are told of photos to look at: a night brings hundreds, which are told of twice an hour. */
export const WAITING_PHOTOS: StaffWords = {
  topic: 'photos',
  kind: 'check-in.waiting',
  quietMinutes: 30,
  words: (count) => ({
    title: count === 1 ? 'A photo waits' : `${count} photos wait`,
    text: 'Check-ins to look at.',
  }),
};

/**
 * Tells staff that photos of check-ins wait for a look, and guests by mail that a check-in of theirs does not count, and if
 * need be that it does after all.
 */
@Injectable()
export class VerificationNews {
  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsRepository,
    private readonly notifications: NotificationsService,
    private readonly address: PublicAddress,
    private readonly jobs: JobQueue,
    staff: StaffNewsService,
  ) {
    staff.register({ ...WAITING_PHOTOS, findWaiting: () => verifications.findWaiting() });
    jobs.register({ name: TELL_VERDICT, run: (payload) => this.tell(payloadShape.parse(payload).id) });
  }

  /** To be called in the transaction of a decision; what there is to tell is judged two minutes later. */
  async follow(transaction: Transaction, id: number): Promise<void> {
    await this.jobs.add(transaction, TELL_VERDICT, { id }, { delaySeconds: SECOND_THOUGHTS_SECONDS });
  }

  /** Tells the guest where their check-in stands now, unless they know or nothing is lost; again it tells nothing. */
  tell(id: number): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const locked = await this.verifications.lock(transaction, id);
      const checkIn = await this.verifications.find(id, transaction);
      if (!locked || !checkIn?.event || checkIn.customerEmail === null) return;
      const stands = await this.stillCounts(transaction, locked);
      const news = newsFor({
        status: checkIn.status,
        told: checkIn.told,
        stands,
        isLate: checkIn.lateReason !== null,
      });
      if (!news) return;
      await this.queue(transaction, checkIn, news);
      await this.verifications.markTold(transaction, id, news);
    });
  }

  private async stillCounts(
    transaction: Transaction,
    { loyaltyMemberId: memberId, eventId }: PhotoAttendanceEntity,
  ): Promise<boolean> {
    if (memberId === null || eventId === null) return false;
    return pointsStand(await this.verifications.findOfMember(transaction, memberId, eventId));
  }

  private async queue(
    transaction: Transaction,
    { customerEmail, event, userId, reason, told, ...checkIn }: VerificationRow,
    news: 'approved' | 'rejected',
  ): Promise<void> {
    if (customerEmail === null || event === null) return;
    const eventUrl = this.address.link(`/events/${event.id}`);
    const verdict = { id: checkIn.id, email: customerEmail, userId, event, eventUrl };
    const cause = verdictCause(checkIn.id);
    // A mail that waits is not true any more: who has not got it was never told otherwise.
    const isUntold = (await this.notifications.withdrawAll(transaction, [cause])).has(cause);
    if (isUntold && news === 'approved' && checkIn.lateReason === null) return;
    const mail =
      news === 'rejected'
        ? rejectedMail(verdict, { reason: reason ?? '', points: pointsTaken({ ...checkIn, told }) })
        : countsMail(verdict, { wasRejected: told === 'rejected' && !isUntold });
    await this.notifications.queueMail(transaction, mail);
  }
}

/** What a rejection takes: what was earned at once, or by the approval that the guest was told of. */
const pointsTaken = ({
  pointsAwarded,
  lateReason,
  told,
}: Pick<VerificationRow, 'pointsAwarded' | 'lateReason' | 'told'>): number =>
  lateReason !== null && told === 'approved' ? POINTS_PER_ATTENDANCE : pointsAwarded;
