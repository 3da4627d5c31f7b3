import { Injectable } from '@nestjs/common';
import { type CheckInShow, closedWords, judgeInWindow, type LateReason } from '#contract/rules/check-in.js';
import { doorWindow } from '#contract/rules/door/door-night.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { Database, type Transaction } from '#src/database/database.js';
import type { AttendanceResponse } from '#src/modules/check-in/check-in.dto.js';
import { notOpen, photoAlreadyUsed, photoNotFound } from '#src/modules/check-in/check-in-errors.js';
import {
  asCheckInError,
  repeatedAnswer,
  repeatsAnEarlierCall,
} from '#src/modules/check-in/check-in-repeats.js';
import { CheckInRepository, type DoorCheckIn } from '#src/modules/check-in/check-in.repository.js';
import { correctInstant } from '#src/modules/check-in/counting/occurred-at.js';
import { AttendancePoints } from '#src/modules/check-in/counting/attendance-points.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import { PhotoReviewService } from '#src/modules/photos/jobs/photo-review.service.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import type { DoorCheckInRequest, DoorCheckInResponse } from './door-acts.dto.js';
import { DoorActsRepository } from './door-acts.repository.js';
import type { DoorSender } from './door-sender.js';

/** Check-ins that staff record at a tablet: a second way to the same rows and points (design §7 "Check in"). */
@Injectable()
export class DoorCheckInsService {
  constructor(
    private readonly database: Database,
    private readonly checkIns: CheckInRepository,
    private readonly acts: DoorActsRepository,
    private readonly staff: StaffService,
    private readonly points: AttendancePoints,
    private readonly loyalty: LoyaltyService,
    private readonly photos: PhotoReviewService,
    private readonly news: AreaNews,
  ) {}

  /**
   * Records it once per key, approved. Its points are given once per member and show, also when an earlier check-in of the
   * member was undone. One of another night, or that comes days later, waits for an admin with its points (decision 31).
   * @throws DomainError `events.not-found`, `photos.not-found`, `check-in.not-open`, `check-in.photo-used`, `check-in.key-reused`
   */
  async record(request: DoorCheckInRequest, sender: DoorSender): Promise<Once<DoorCheckInResponse>> {
    const hash = hashOf(request);
    const earlier = await this.findEarlier(sender.clientKey, hash);
    if (earlier) return { answer: earlier, isNew: false };
    const lateReason = await this.judge(request, sender);
    try {
      const recorded = await this.database.transaction((transaction) =>
        this.recordWithin(transaction, { request, sender, hash, lateReason }),
      );
      this.news.announce('door');
      this.loyalty.expectBadges();
      return recorded;
    } catch (error) {
      if (!repeatsAnEarlierCall(error)) throw asCheckInError(error);
      const winner = orThrow(await this.findEarlier(sender.clientKey, hash), photoAlreadyUsed);
      return { answer: winner, isNew: false };
    }
  }

  /**
   * By the show as it is, or as it was when they pressed the button. Guests of one that is called off were in.
   * @returns null for a check-in that counts at once
   */
  private async judge(
    request: DoorCheckInRequest,
    { clientKey, arrivedAt }: DoorSender,
  ): Promise<LateReason | null> {
    const { occurredAt } = correctInstant(request, arrivedAt);
    const asked = { eventId: request.eventId, occurredAt, clientKey, customerEmail: null };
    const { show, showThen, venue } = await this.checkIns.findFoundation(asked);
    if (!show) throw eventNotFound();
    const { timeZone } = venue;
    const verdictBy = (schedule: CheckInShow) =>
      judgeInWindow(doorWindow(schedule, timeZone), { occurredAt, arrivedAt });
    const [now, then] = [verdictBy(show), verdictBy(showThen ?? show)];
    if (now.standing === 'open' || then.standing === 'open') return null;
    if (now.standing === 'late') return now.reason;
    if (then.standing === 'late') return then.reason;
    throw notOpen(closedWords({ ...show, status: 'scheduled' }, now, timeZone));
  }

  private async findEarlier(clientKey: string, hash: string): Promise<DoorCheckInResponse | undefined> {
    const earlier = await this.checkIns.findByKey(clientKey);
    return earlier && toResponse(repeatedAnswer(earlier, { requestHash: hash }));
  }

  private async recordWithin(
    transaction: Transaction,
    { lateReason, ...sending }: Sending & { lateReason: LateReason | null },
  ): Promise<Once<DoorCheckInResponse>> {
    const checkIn = await this.toCheckIn(transaction, sending);
    const recording = await this.checkIns.recordAtDoor(transaction, checkIn, lateReason);
    if (recording.outcome === 'repeated')
      return { answer: toResponse(repeatedAnswer(recording.earlier, checkIn)), isNew: false };
    if (recording.outcome === 'no-photo') throw photoNotFound();
    if (recording.outcome !== 'recorded') throw eventNotFound();
    if (lateReason === null) await this.approve(transaction, recording.answer, checkIn);
    return { answer: toResponse(recording.answer), isNew: true };
  }

  /** A photo of a check-in at the door is as one that staff approved; points that an undo took are given back. */
  private async approve(
    transaction: Transaction,
    { id, pointsAwarded }: AttendanceResponse,
    { photoId, recordedBy: by }: DoorCheckIn,
  ): Promise<void> {
    if (photoId !== null) await this.photos.review(transaction, photoId, 'approved');
    if (pointsAwarded > 0) return;
    const evidence = await this.acts.findEvidence(transaction, id);
    if (!evidence) return;
    const { loyaltyMemberId, eventId } = evidence;
    const texts = { given: 'Checked in at the door', taken: 'Check-in undone', by };
    await this.points.settle(transaction, { loyaltyMemberId, eventId, verificationStatus: 'pending' }, texts);
  }

  private async toCheckIn(
    transaction: Transaction,
    { request, sender, hash }: Sending,
  ): Promise<DoorCheckIn> {
    const { memberId, customerName, customerEmail } = request;
    const email = memberId === undefined ? undefined : await this.loyalty.findEmail(transaction, memberId);
    return {
      eventId: request.eventId,
      photoId: request.photoId ?? null,
      customerName,
      customerEmail: email ?? customerEmail ?? null,
      partySize: request.partySize,
      clientKey: sender.clientKey,
      requestHash: hash,
      doorDeviceId: sender.device.deviceId,
      recordedBy: await this.staff.findWorker(transaction, request.recordedBy),
      ...correctInstant(request, sender.arrivedAt),
    };
  }
}

interface Sending {
  request: DoorCheckInRequest;
  sender: DoorSender;
  hash: string;
}

/** The tablet's clock readings differ between tries, and a photo that was lost is sent again under another id. */
const hashOf = ({ eventId, memberId, customerName, customerEmail, partySize }: DoorCheckInRequest): string =>
  requestHash(['door', eventId, memberId ?? null, customerName, customerEmail ?? null, partySize]);

const toResponse = ({ id, duplicate, clientKey }: AttendanceResponse): DoorCheckInResponse => ({
  id,
  duplicate,
  clientKey: clientKey ?? '',
});
