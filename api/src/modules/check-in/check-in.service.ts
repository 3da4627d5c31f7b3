import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  type CheckInWindow,
  checkInWindow,
  closedWords,
  judgeInWindow,
  type LateReason,
} from '#contract/rules/check-in.js';
import { PARTY_SIZE } from '#contract/limits.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { type DomainError, orThrow, serverUnavailable } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { requestHash } from '#src/common/http/request-hash.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { KeyedTurns } from '#src/common/throttle/keyed-turns.js';
import { countByEvent } from '#src/database/count-by-event.js';
import { AttendanceEntity } from '#src/modules/check-in/entities/attendance.entity.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import type { AttendanceRequest, AttendanceResponse } from './check-in.dto.js';
import { notOpen, photoAlreadyUsed, photoNotFound } from './check-in-errors.js';
import { asCheckInError, repeatedAnswer, repeatsAnEarlierCall } from './check-in-repeats.js';
import {
  type CheckIn,
  type CheckInFoundation,
  CheckInRepository,
  type EarlierCheckIn,
  type Judged,
  type Recording,
} from './check-in.repository.js';
import { CheckInThrottle } from './check-in-throttle.js';
import { doorCodeProblem } from '#src/modules/check-in/counting/door-code-rules.js';
import { judgeWithPast } from '#src/modules/check-in/counting/check-in-rules.js';
import { correctInstant } from '#src/modules/check-in/counting/occurred-at.js';

/** Shows that are remembered as they were read: more than are ever open at once. */
const REMEMBERED_SHOWS = 50;

/** More check-ins than a full venue makes. */
const REMEMBERED_KEYS = 5_000;

/** What a check-in is judged from once its show is there. */
type KnownShow = Omit<CheckInFoundation, 'earlier' | 'show'> & Pick<Judged, 'show'>;

type RememberedShow = Omit<Judged, 'lateReason'> & { window: CheckInWindow };

/** A phone waits for 30 seconds, and then sends again. */
const PATIENCE_MS = 25_000;

/** A show that staff change between reading and recording is read again, so often. */
const MOST_READINGS = 3;

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
  private readonly shows = new LRUCache<number, RememberedShow>({ max: REMEMBERED_SHOWS });

  private readonly turns = new KeyedTurns(serverUnavailable);

  /** Keys that came here not long ago and are recorded: a phone that missed the answer sends the same again. */
  private readonly recentKeys = new LRUCache<string, true>({ max: REMEMBERED_KEYS });

  constructor(
    private readonly checkIns: CheckInRepository,
    private readonly loyalty: LoyaltyService,
    private readonly throttle: CheckInThrottle,
    private readonly news: AreaNews,
    shows: ShowFollowersService,
  ) {
    // Undone ones among them: each has left a trace in the ledger.
    shows.registerCount('checkIns', (transaction, ids) =>
      countByEvent(transaction, { entity: AttendanceEntity, ids }),
    );
  }

  /**
   * Records a check-in once per key, and awards its points once per e-mail and event. A late one waits for staff with its
   * points (design §4 "When a check-in counts").
   * @throws DomainError `events.not-found`, `photos.not-found`, `check-in.not-open`, `check-in.photo-used`,
   *   `check-in.key-reused`, `check-in.too-many`
   */
  record(request: AttendanceRequest, sender: CheckInSender): Promise<Once<AttendanceResponse>> {
    const checkIn = toCheckIn(request, sender, new Date());
    const { clientKey } = checkIn;
    const record = () => this.recordOrReplay(checkIn, sender.networkAddress);
    // A phone may send again while its first call is on the way.
    return clientKey === null ? record() : this.turns.take(clientKey, PATIENCE_MS, record);
  }

  private async recordOrReplay(checkIn: CheckIn, networkAddress: string): Promise<Once<AttendanceResponse>> {
    const isKnown = checkIn.clientKey !== null && this.recentKeys.has(checkIn.clientKey);
    const earlier = isKnown ? await this.findEarlier(checkIn) : undefined;
    if (earlier) return this.replay(earlier, checkIn);
    return this.throttle.pass(
      networkAddress,
      () => this.recordOnce(checkIn),
      (tooMany) => this.replayOr(checkIn, tooMany),
    );
  }

  /** Judged by the show as it was read last, if that is open now; recording compares, and what changed is read again. */
  private async recordOnce(checkIn: CheckIn): Promise<Once<AttendanceResponse>> {
    const known = this.shows.get(checkIn.eventId);
    const countsByTime = known && !known.venue.needsDoorCode;
    const isOpen = countsByTime && judgeInWindow(known.window, checkIn).standing === 'open';
    const answer = isOpen ? await this.recordJudged(checkIn, { ...known, lateReason: null }) : null;
    if (answer) return answer;
    const record = () => this.readAndRecord(checkIn);
    const { doorCode, customerEmail, eventId } = checkIn;
    // Codes that are guessed at the same moment are counted too.
    return doorCode && customerEmail
      ? this.turns.take(`${eventId} ${customerEmail}`, PATIENCE_MS, record)
      : record();
  }

  private async readAndRecord(
    checkIn: CheckIn,
    triesLeft = MOST_READINGS,
  ): Promise<Once<AttendanceResponse>> {
    if (triesLeft === 0) throw serverUnavailable();
    const { earlier, show, venue, ...rest } = await this.checkIns.findFoundation(checkIn);
    if (earlier) return this.replay(earlier, checkIn);
    if (!show) throw eventNotFound();
    if (show.status === 'scheduled')
      this.shows.set(checkIn.eventId, { show, venue, window: checkInWindow(show, venue.timeZone) });
    const lateReason = lateReasonOf(checkIn, { ...rest, show, venue });
    const answer = await this.recordJudged(checkIn, { show, venue, lateReason });
    return answer ?? this.readAndRecord(checkIn, triesLeft - 1);
  }

  /** Null when the show changed since it was judged. */
  private async recordJudged(checkIn: CheckIn, judged: Judged): Promise<Once<AttendanceResponse> | null> {
    const recording = await this.tryToRecord(checkIn, judged);
    switch (recording.outcome) {
      case 'recorded':
        this.rememberKey(checkIn);
        this.news.announce('door');
        if (judged.lateReason === null) this.loyalty.expectBadges();
        return { answer: recording.answer, isNew: true };
      case 'repeated':
        return this.replay(recording.earlier, checkIn);
      case 'changed':
        this.shows.delete(checkIn.eventId);
        return null;
      case 'no-event':
        this.shows.delete(checkIn.eventId);
        throw eventNotFound();
      case 'no-photo':
        throw photoNotFound();
    }
  }

  private async tryToRecord(checkIn: CheckIn, judged: Judged): Promise<Recording> {
    try {
      return await this.checkIns.record(checkIn, judged);
    } catch (error) {
      if (!repeatsAnEarlierCall(error)) throw asCheckInError(error);
      const earlier = orThrow(await this.findEarlier(checkIn), photoAlreadyUsed);
      return { outcome: 'repeated', earlier };
    }
  }

  /** What an earlier call with this key was told; else this problem. */
  private async replayOr(checkIn: CheckIn, problem: DomainError): Promise<Once<AttendanceResponse>> {
    const earlier = await this.findEarlier(checkIn);
    if (!earlier) throw problem;
    return this.replay(earlier, checkIn);
  }

  /** @throws DomainError `check-in.key-reused` */
  private replay(earlier: EarlierCheckIn, checkIn: CheckIn): Once<AttendanceResponse> {
    const answer = repeatedAnswer(earlier, checkIn);
    this.rememberKey(checkIn);
    return { answer, isNew: false };
  }

  private rememberKey({ clientKey }: CheckIn): void {
    if (clientKey !== null) this.recentKeys.set(clientKey, true);
  }

  private async findEarlier({ clientKey }: CheckIn): Promise<EarlierCheckIn | undefined> {
    return clientKey === null ? undefined : this.checkIns.findByKey(clientKey);
  }
}

/** Null for a check-in that counts at once. @throws DomainError `check-in.not-open` */
const lateReasonOf = (
  checkIn: CheckIn,
  { show, showThen, venue: { timeZone, needsDoorCode }, ...door }: KnownShow,
): LateReason | null => {
  const verdict = judgeWithPast({ show, showThen }, checkIn, timeZone);
  if (verdict.standing === 'closed') throw notOpen(closedWords(show, verdict, timeZone));
  if (verdict.standing === 'late') return verdict.reason;
  return needsDoorCode ? doorCodeProblem(checkIn, { ...door, show, timeZone }) : null;
};

/** What makes two calls the same call. The device's clock readings differ between tries, and the first door code counts. */
const hashOf = (request: AttendanceRequest, partySize: number): string =>
  requestHash([
    request.eventId,
    request.photoId,
    request.customerName,
    request.customerEmail ?? null,
    partySize,
  ]);

const doorCodeOf = ({ doorCode, doorCodeAt, occurredAt, sentAt }: AttendanceRequest, now: Date) =>
  doorCode === undefined
    ? null
    : {
        code: doorCode,
        readAt: correctInstant({ occurredAt: doorCodeAt ?? occurredAt, sentAt }, now).occurredAt,
      };

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
    doorCode: doorCodeOf(request, now),
    arrivedAt: now,
    ...correctInstant(request, now),
  };
};

/**
 * Tells devices apart without saying which: by the id that the app made on it, else by its network and browser.
 * @returns SHA-256, 64 hex digits
 */
const deviceHash = (
  deviceId: string | undefined,
  { networkAddress, userAgent }: { networkAddress: string; userAgent: string },
): string =>
  createHash('sha256')
    .update(deviceId ?? JSON.stringify([networkAddress, userAgent]))
    .digest('hex');
