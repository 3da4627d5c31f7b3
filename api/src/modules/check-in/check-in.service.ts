import { Injectable } from '@nestjs/common';
import { closedWords } from '#contract/check-in-words.js';
import type { LateReason } from '#contract/check-in-window.js';
import { PARTY_SIZE } from '#contract/limits.js';
import { signedOut } from '#src/common/access/access-errors.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { DomainError } from '#src/common/errors/domain-error.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { violatesForeignKey, violatesUnique } from '#src/database/pg-errors.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import type { AttendanceRequest, AttendanceResponse } from './check-in.dto.js';
import { keyReused, notOpen, photoAlreadyUsed, photoNotFound } from './check-in-errors.js';
import {
  type CheckIn,
  type CheckInFoundation,
  CheckInRepository,
  type EarlierCheckIn,
} from './check-in.repository.js';
import { CheckInThrottle } from './check-in-throttle.js';
import { judgeWithPast } from './check-in-rules.js';
import { deviceHash } from './device-hash.js';
import { correctInstant } from './occurred-at.js';

/** The answer, and whether this call recorded it or repeats one that did. */
export interface CheckInAnswer {
  attendance: AttendanceResponse;
  isNew: boolean;
}

/** Who checks in. */
export interface CheckInSender {
  /** Made on the device when the guest pressed the button; null for callers without one. */
  clientKey: string | null;
  user: SessionUser | null;
  networkAddress: string;
  /** As the browser names itself; empty when it does not. */
  userAgent: string;
}

/** The main job: a guest was here (spec §2 "Mark Attendance", design §4 "Check-in"). */
@Injectable()
export class CheckInService {
  constructor(
    private readonly checkIns: CheckInRepository,
    private readonly loyalty: LoyaltyService,
    private readonly throttle: CheckInThrottle,
  ) {}

  /**
   * Records a check-in once per key, and awards its points once per e-mail and event. A late one waits for staff with its
   * points (design §4 "When a check-in counts").
   * @throws DomainError `events.not-found`, `photos.not-found`, `check-in.not-open`, `check-in.photo-used`,
   *   `check-in.key-reused`, `check-in.too-many`
   */
  record(request: AttendanceRequest, sender: CheckInSender): Promise<CheckInAnswer> {
    const checkIn = toCheckIn(request, sender, new Date());
    return this.throttle.pass(
      sender.networkAddress,
      () => this.recordOnce(checkIn),
      (tooMany) => this.replayOr(checkIn, tooMany),
    );
  }

  private async recordOnce(checkIn: CheckIn): Promise<CheckInAnswer> {
    const foundation = await this.checkIns.findFoundation(checkIn);
    if (foundation.earlier) return replay(foundation.earlier, checkIn);
    try {
      return await this.recordNew(checkIn, lateReasonOf(checkIn, foundation));
    } catch (error) {
      if (repeatsAnEarlierCall(error)) return this.replayOr(checkIn, photoAlreadyUsed());
      throw asCheckInError(error);
    }
  }

  private async recordNew(checkIn: CheckIn, lateReason: LateReason | null): Promise<CheckInAnswer> {
    const recording = await this.checkIns.record(checkIn, lateReason);
    if (recording.outcome !== 'recorded')
      return this.replayOr(checkIn, recording.outcome === 'no-event' ? eventNotFound() : photoNotFound());
    if (lateReason === null) this.loyalty.expectBadges();
    return { attendance: recording.answer, isNew: true };
  }

  /** What an earlier call with this key was told, even if event or photo are gone since; else this problem. */
  private async replayOr(checkIn: CheckIn, problem: DomainError): Promise<CheckInAnswer> {
    const earlier = checkIn.clientKey === null ? undefined : await this.checkIns.findByKey(checkIn.clientKey);
    if (!earlier) throw problem;
    return replay(earlier, checkIn);
  }
}

/** @throws DomainError `check-in.key-reused` */
const replay = ({ answer, requestHash }: EarlierCheckIn, checkIn: CheckIn): CheckInAnswer => {
  if (requestHash !== checkIn.requestHash) throw keyReused();
  return { attendance: answer, isNew: false };
};

/**
 * Null for a check-in that counts at once.
 * @throws DomainError `events.not-found`, `check-in.not-open`
 */
const lateReasonOf = (
  { occurredAt, arrivedAt }: CheckIn,
  { show, showThen, timeZone }: CheckInFoundation,
): LateReason | null => {
  if (!show) throw eventNotFound();
  const verdict = judgeWithPast({ show, showThen }, { occurredAt, arrivedAt }, timeZone);
  if (verdict.standing === 'closed') throw notOpen(closedWords(show, verdict, timeZone));
  return verdict.standing === 'late' ? verdict.reason : null;
};

/** The same call twice breaks the key's index, or the photo's when that one is looked at first. */
const repeatsAnEarlierCall = (error: unknown): boolean =>
  violatesUnique(error, 'uq_event_attendance_client_key') ||
  violatesUnique(error, 'uq_photo_attendance_photo_id');

/** An event, photo or account that was deleted in the same moment. */
const asCheckInError = (error: unknown): unknown => {
  if (violatesForeignKey(error, 'fk_photo_attendance_photo')) return photoNotFound();
  if (violatesForeignKey(error, 'fk_event_attendance_event')) return eventNotFound();
  if (violatesForeignKey(error, 'fk_photo_attendance_user')) return signedOut();
  return error;
};

/** What makes two calls the same call. The device's clock readings differ between tries, and so do not count. */
const hashOf = (request: AttendanceRequest, partySize: number): string =>
  requestHash([
    request.eventId,
    request.photoId,
    request.customerName,
    request.customerEmail ?? null,
    partySize,
  ]);

const toCheckIn = (request: AttendanceRequest, sender: CheckInSender, now: Date): CheckIn => {
  const partySize = request.partySize ?? PARTY_SIZE.min;
  return {
    eventId: request.eventId,
    photoId: request.photoId,
    userId: sender.user?.id ?? null,
    customerName: request.customerName,
    customerEmail: request.customerEmail ?? null,
    partySize,
    clientKey: sender.clientKey,
    requestHash: hashOf(request, partySize),
    deviceHash: deviceHash(request.device, sender),
    arrivedAt: now,
    ...correctInstant(request, now),
  };
};
