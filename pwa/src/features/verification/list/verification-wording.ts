import { DAY_MS } from '#contract/calendar-date';
import type { LateReason } from '#contract/rules/check-in';
import { POINTS_PER_ATTENDANCE } from '#contract/events';
import type { CheckInFlag, VerificationStatus } from '#contract/photos';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { momentOf } from '#shared/lib/dates/instant-words';
import type { Verification } from '#features/verification/verifications.queries';

export const STATUS_WORDS: Record<VerificationStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** What guests are mostly told; they read it, so it is kind. */
export const QUICK_REASONS = [
  'Nobody can be seen on the photo',
  'The photo is too dark or blurred',
  'The photo arrived damaged',
  'The photo was not taken at the show',
  'The photo shows somebody else',
  'The same photo was sent before',
] as const;

/** A device's clock that is further off than this says something about the check-in. */
const NOTICEABLE_SKEW_MS = 10 * 60 * 1000;

/** 'Barn Dance, Friday, November 20, 2026' */
export const showLine = ({ event }: Pick<Verification, 'event'>): string =>
  event ? `${event.name}, ${formatLongDate(event.date)}` : 'A show that was deleted';

/** What becomes of a photo that its guest shares (decision 25); staff may still take an approved one down. */
const GALLERY_WORDS: Record<VerificationStatus, string> = {
  pending: 'In the gallery once approved',
  approved: 'Approved for the gallery',
  rejected: 'Kept out of the gallery',
};

/** Why a check-in earned nothing by itself (design §4 "When a check-in counts"). */
const LATE_WORDS: Record<LateReason, string> = {
  'after-the-show': 'Late: made after check-in closed',
  'sent-late': 'Late: reached us days after the show',
  'show-changed': 'Late: made before the show was changed',
  'no-door-code': 'Without the code of the door',
  'wrong-door-code': 'With a code that the door did not show then',
};

const FLAG_WORDS: Record<CheckInFlag, string> = {
  'unreadable-photo': 'The photo is damaged and cannot be shown',
  'known-photo': 'This photo was used before',
  'over-capacity': 'More people than the room holds',
  'many-from-device': 'Many addresses from one device',
};

/** What makes staff look twice. */
export const warningsOf = ({ isDuplicate, lateReason, flags, clockSkewMs }: Verification): string[] => [
  ...(isDuplicate ? ['Checked in to this show before'] : []),
  ...(lateReason ? [LATE_WORDS[lateReason]] : []),
  ...flags.map((flag) => FLAG_WORDS[flag]),
  ...skewWarnings(clockSkewMs),
];

/** What staff should know of a check-in beside its photo. */
export const factsOf = (checkIn: Verification): string[] => [
  checkIn.partySize === 1 ? '1 person' : `${checkIn.partySize} people`,
  pointsLine(checkIn),
  ...(checkIn.photo?.isShared ? [GALLERY_WORDS[checkIn.status]] : []),
];

/** 'Recorded at Front door by Sam Ortega'; null for a guest's own check-in. */
export const doorLine = ({ gate, recordedBy }: Pick<Verification, 'gate' | 'recordedBy'>): string | null =>
  gate ? `Recorded at ${gate}${recordedBy ? ` by ${recordedBy}` : ''}` : null;

const pointsLine = (checkIn: Verification): string => {
  const { customerEmail, pointsAwarded, pointsStand, status, lateReason, event } = checkIn;
  if (customerEmail === null) return 'No email, no points';
  if (lateReason && status === 'pending' && !pointsStand)
    return `${POINTS_PER_ATTENDANCE} points once approved`;
  const points = lateReason && status === 'approved' ? POINTS_PER_ATTENDANCE : pointsAwarded;
  if (points === 0) return pointsStand ? 'Has the points already' : 'No points';
  // Of a show that was deleted only the review tells whether they stand.
  const isTaken = !pointsStand && (event !== null || status === 'rejected');
  return isTaken ? `${points} points taken back` : `${points} points`;
};

const skewWarnings = (skewMs: number | null): string[] => {
  if (skewMs === null || Math.abs(skewMs) < NOTICEABLE_SKEW_MS) return [];
  return [`Device clock ${spanLine(Math.abs(skewMs))} ${skewMs > 0 ? 'ahead' : 'behind'}`];
};

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** '25 minutes', '3 hours', '2 days' */
const spanLine = (milliseconds: number): string => {
  const [size, unit] =
    milliseconds < 2 * HOUR_MS
      ? ([MINUTE_MS, 'minutes'] as const)
      : milliseconds < 2 * DAY_MS
        ? ([HOUR_MS, 'hours'] as const)
        : ([DAY_MS, 'days'] as const);
  return `${Math.round(milliseconds / size)} ${unit}`;
};

/** 'No other check-ins', '1 other check-in', '12 other check-ins' */
export const othersLine = (count: number): string =>
  count === 0 ? 'No other check-ins' : `${count} other ${count === 1 ? 'check-in' : 'check-ins'}`;

/** 'Rejected by June Carter, Nov 20, 2026, 8:15 PM: Too dark' */
export const verdictLine = ({ status, reason, verifiedBy, verifiedAt }: Verification, timeZone: string) => {
  if (status === 'pending' || verifiedAt === null) return null;
  const by = verifiedBy === null ? '' : ` by ${verifiedBy}`;
  return `${STATUS_WORDS[status]}${by}, ${momentOf(verifiedAt, timeZone)}${reason === null ? '' : `: ${reason}`}`;
};

/** 'Approved: Ruby Lee', '12 check-ins rejected' */
export const doneLine = (status: VerificationStatus, names: readonly string[]): string => {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return `${DONE_WORDS[status]}: ${only}`;
  return `${names.length} check-ins ${DONE_WORDS[status].toLowerCase()}`;
};

const DONE_WORDS: Record<VerificationStatus, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  pending: 'Back in the queue',
};

export const LIST_WORDS = {
  noun: { one: 'check-in', many: 'check-ins' },
  failed: 'Something went wrong on our side. No check-in is lost.',
  offline:
    "Guests' photos are private, so they are never kept on this device. They come back with your connection.",
};

/** What is said when there are none of a kind. */
export const NONE_WORDS: Record<VerificationStatus, string> = {
  pending: 'All caught up',
  approved: 'No check-in has been approved yet.',
  rejected: 'No check-in has been rejected.',
};
