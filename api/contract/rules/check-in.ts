import type { EventStatus } from '#contract/events.js';
import { LATE_CHECK_IN_DAYS } from '#contract/limits.js';
import { type EventTimes, USUAL_SHOW_HOURS } from '#contract/rules/events/show-times.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
import { addDays, DAY_MS } from '#contract/calendar-date.js';
import { NIGHT_ENDS, showNightOf, type WallClock, wallClockAt } from './clock.js';
import { longDateTime } from './texts.js';

/** The words of spec §5 for a check-in without a photo. */
export const PHOTO_NEEDED = 'Please upload a photo to verify your attendance';

/** Check-in opens this long before the doors and stays open this long after the end. */
const MARGIN_HOURS = 2;

/** A check-in made in time counts at once if it arrives within this time after check-in closed; an undo, after its check-in. */
export const DELIVERY_MS = 2 * DAY_MS;

const HOUR_MS = 60 * 60 * 1000;

/** A show as the rule reads it, all on the venue's clock. */
export interface CheckInShow extends EventTimes {
  /** `YYYY-MM-DD` */
  date: string;
  status: EventStatus;
}

/** When guests can check in to a show. Each bound itself still belongs to the span before it. */
export interface CheckInWindow {
  opensAt: Date;
  /** From here on a check-in is late. */
  closesAt: Date;
  /** From here on a check-in is refused. */
  lateUntil: Date;
}

/** Why staff look at a check-in before it earns points. */
export const LATE_REASONS = [
  'after-the-show',
  'sent-late',
  'show-changed',
  'no-door-code',
  'wrong-door-code',
] as const;
export type LateReason = (typeof LATE_REASONS)[number];

/** Whether a check-in counts: at once, after staff approved it, or not at all. */
export type CheckInVerdict =
  | { standing: 'open' }
  | { standing: 'late'; reason: LateReason }
  | { standing: 'closed'; because: 'called-off' | 'too-early' | 'too-late' };

/**
 * When check-in opens and closes (design §4 "When a check-in counts"): from two hours before the doors (or the start)
 * until two hours after the end, at least until 04:00 of the show night; late for `LATE_CHECK_IN_DAYS` more.
 * Dates that are no dates give invalid instants, which judge every check-in as closed.
 * @param timeZone IANA name of the venue's
 */
export const checkInWindow = (show: Omit<CheckInShow, 'status'>, timeZone: string): CheckInWindow => {
  const { date, time, doorsTime, endTime } = show;
  const start = instantsOf({ date, time }, timeZone);
  const doors = doorsTime
    ? instantsOf({ date: doorsTime > time ? addDays(date, -1) : date, time: doorsTime }, timeZone)
    : start;
  const end = endTime
    ? instantsOf({ date: endTime > time ? date : addDays(date, 1), time: endTime }, timeZone).last
    : later(start.last, USUAL_SHOW_HOURS * HOUR_MS);
  const closesAt = latest(later(end, MARGIN_HOURS * HOUR_MS), showNightEnd({ date, time }, timeZone));
  return {
    opensAt: later(doors.first, -MARGIN_HOURS * HOUR_MS),
    closesAt,
    lateUntil: later(closesAt, LATE_CHECK_IN_DAYS * DAY_MS),
  };
};

/** When the show night ends that a show belongs to: at the next 4 in the morning. */
const showNightEnd = (show: WallClock, timeZone: string): Date =>
  instantsOf({ date: addDays(showNightOf(show), 1), time: NIGHT_ENDS }, timeZone).last;

/** One press of the button. */
export interface CheckInMoment {
  /** When the guest pressed it, by the server's clock. */
  occurredAt: Date;
  /** When it reached the server; now, on the phone. */
  arrivedAt: Date;
}

/**
 * Judges a check-in (design §4 "When a check-in counts"). The same on the phone and on the server.
 * @param timeZone IANA name of the venue's
 */
export const judgeCheckIn = (show: CheckInShow, moment: CheckInMoment, timeZone: string): CheckInVerdict =>
  show.status === 'scheduled'
    ? judgeInWindow(checkInWindow(show, timeZone), moment)
    : { standing: 'closed', because: 'called-off' };

/** As `judgeCheckIn`, for a show that takes place and whose window is known, since computing the window takes longest. */
export const judgeInWindow = (
  { opensAt, closesAt, lateUntil }: CheckInWindow,
  { occurredAt, arrivedAt }: CheckInMoment,
): CheckInVerdict => {
  // Who pressed too early and tries again in time could as well press now.
  const pressedAt = occurredAt < opensAt ? arrivedAt : occurredAt;
  if (pressedAt > lateUntil) return { standing: 'closed', because: 'too-late' };
  if (!(pressedAt >= opensAt)) return { standing: 'closed', because: 'too-early' };
  if (pressedAt > closesAt) return { standing: 'late', reason: 'after-the-show' };
  const isSentLate = arrivedAt > later(closesAt, DELIVERY_MS);
  return isSentLate ? { standing: 'late', reason: 'sent-late' } : { standing: 'open' };
};

const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** `Friday, November 20, 2026 at 6:00 PM`, on the venue's clock. */
const onTheWall = (instant: Date, timeZone: string): string => longDateTime(wallClockAt(instant, timeZone));

/**
 * Why there is no check-in, as a sentence for the guest: when it opens, when it opened, or that the show is off.
 * @param timeZone IANA name of the venue's
 */
export const closedWords = (
  show: CheckInShow,
  { because }: Extract<CheckInVerdict, { standing: 'closed' }>,
  timeZone: string,
): string => {
  if (because === 'called-off') return `This show is ${show.status}, so there is no check-in.`;
  const { opensAt } = checkInWindow(show, timeZone);
  if (Number.isNaN(opensAt.getTime())) return 'Check-in for this show is not open.';
  const opening = onTheWall(opensAt, timeZone);
  return because === 'too-early'
    ? `Check-in opens on ${opening}.`
    : `Check-in opened on ${opening} and is over now.`;
};
