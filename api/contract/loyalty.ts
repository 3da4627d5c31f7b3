import { dayNumber } from '#contract/calendar-date.js';

/**
 * Loyalty tiers, highest first, each with the points it begins and ends at (spec §9, design §4 "Points are a ledger").
 * Where one ends the next begins; the highest has no next, its progress counts towards its end.
 */
export const MEMBERSHIP_TIERS = [
  { name: 'platinum', from: 600, to: 1000 },
  { name: 'gold', from: 300, to: 600 },
  { name: 'silver', from: 100, to: 300 },
  { name: 'bronze', from: 0, to: 100 },
] as const;

export type MembershipTier = (typeof MEMBERSHIP_TIERS)[number]['name'];

export const TIER_NAMES = MEMBERSHIP_TIERS.map(({ name }) => name);

/**
 * The tier a point total belongs to; reversals may lower it again.
 * @param points current ledger sum; below zero counts as bronze
 */
export const membershipTier = (points: number): MembershipTier =>
  MEMBERSHIP_TIERS.find(({ from }) => points >= from)?.name ?? 'bronze';

/** Kinds of ledger entries (design §4 "Points are a ledger"). */
export const LEDGER_ENTRY_TYPES = ['attendance', 'badge', 'adjustment', 'redemption', 'reversal'] as const;

export type LedgerEntryType = (typeof LEDGER_ENTRY_TYPES)[number];

/** What one bar of the analytics stands for: a night, a week from Monday on (a weekend is one piece), or a month. */
export const ANALYTICS_GROUPINGS = ['night', 'week', 'month'] as const;

export type AnalyticsGrouping = (typeof ANALYTICS_GROUPINGS)[number];

/** What a badge is filed under (spec §9 "Badge categories"). */
export const BADGE_CATEGORIES = ['milestone', 'attendance', 'events', 'special'] as const;

export type BadgeCategory = (typeof BADGE_CATEGORIES)[number];

/** What of a member's history a badge counts (spec §9 "Requirement types", design §4 "Badges"). */
export const REQUIREMENT_TYPES = [
  'events_attended',
  'country_events',
  'late_night_events',
  'weekend_consecutive',
  'early_booking',
] as const;

export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** What a new badge's form starts with (spec §9 "Badge defaults"). */
export const BADGE_DEFAULTS = {
  icon: 'Star',
  color: 'bg-yellow-500',
  category: 'milestone',
  requirement: 1,
  requirementType: 'events_attended',
  points: 50,
} as const;

/** What `badges.icon` stores: names of lucide icons (spec §9 "Badge icons"). The PWA draws a Star for any other. */
export const BADGE_ICONS = [
  'Crown',
  'Award',
  'Star',
  'Heart',
  'Music',
  'Moon',
  'Calendar',
  'Clock',
  'Trophy',
  'Medal',
  'Target',
  'Zap',
] as const;

export type BadgeIconName = (typeof BADGE_ICONS)[number];

/** The nine colours that our app offers for a badge (spec §9); `value` is what `badges.color` stores. The PWA paints any other grey. */
export const BADGE_COLORS = [
  { name: 'Yellow', value: 'bg-yellow-500' },
  { name: 'Red', value: 'bg-red-500' },
  { name: 'Blue', value: 'bg-blue-500' },
  { name: 'Green', value: 'bg-green-500' },
  { name: 'Purple', value: 'bg-purple-500' },
  { name: 'Orange', value: 'bg-orange-500' },
  { name: 'Pink', value: 'bg-pink-500' },
  { name: 'Goldenrod', value: 'bg-goldenrod' },
  { name: 'Crimson', value: 'bg-crimson' },
] as const;

export type BadgeColor = (typeof BADGE_COLORS)[number]['value'];

/** A show that a member was at, and that counts. Date and time are the venue's wall clock, as stored on events. */
export interface AttendedShow {
  /** Orders shows that start at one moment; unique within a history. */
  id: number;
  /** Its type, date `YYYY-MM-DD` and time `HH:MM`; null when the event was deleted or its date cannot be read. */
  night: { type: string; date: string; time: string } | null;
  /** When it began; without a night, when the member checked in. */
  startsAt: Date;
}

/** A table that a member asked for and that was neither declined nor cancelled; of several for one show the first. */
export interface BookedTable {
  id: number;
  bookedAt: Date;
  /** The day of `bookedAt` on the venue's wall, `YYYY-MM-DD`. */
  bookedOn: string;
  /** The day of the show. */
  showDate: string;
}

/** What badges are judged from, in any order: it is what happened that counts, not when it became known. */
export interface BadgeHistory {
  shows: readonly AttendedShow[];
  tables: readonly BookedTable[];
}

/** What a badge asks for: so many of this type. */
export interface BadgeRequirement {
  requirementType: RequirementType;
  /** At least 1. */
  requirement: number;
}

/** When a show counts as late (design §4 "Badges"): at or after the first, or before the second. */
const LATE = { from: '22:00', until: '04:00' } as const;

/** Calendar days between booking a table and its show, by the venue's clock (design §4 "Badges"). */
const EARLY_DAYS = 7;

/**
 * Judges a history by the rules of design §4 "Badges".
 * @returns a function that says when a requirement was reached: the start of the show that fulfilled it, for
 *   `early_booking` the moment of the booking, null when it has not been
 */
export const judgeHistory = (history: BadgeHistory): ((badge: BadgeRequirement) => Date | null) => {
  const steps = stepsOf(history);
  return ({ requirementType, requirement }) => steps[requirementType][requirement - 1] ?? null;
};

/** How far a history has come for each type, to be compared with a badge's requirement. */
export const badgeProgress = (history: BadgeHistory): Record<RequirementType, number> => {
  const steps = stepsOf(history);
  return {
    events_attended: steps.events_attended.length,
    country_events: steps.country_events.length,
    late_night_events: steps.late_night_events.length,
    weekend_consecutive: steps.weekend_consecutive.length,
    early_booking: steps.early_booking.length,
  };
};

/** For each type the moments at which it came to 1, to 2, and so on. */
const stepsOf = ({ shows, tables }: BadgeHistory): Record<RequirementType, Date[]> => {
  const inOrder = [...shows].sort(
    (left, right) => byMoment(left.startsAt, right.startsAt) || left.id - right.id,
  );
  const startsOf = (counts: (night: Night) => boolean) =>
    inOrder.filter(({ night }) => night !== null && counts(night)).map(({ startsAt }) => startsAt);
  return {
    events_attended: inOrder.map(({ startsAt }) => startsAt),
    country_events: startsOf(({ type }) => type.trim().toLowerCase() === 'country'),
    late_night_events: startsOf(({ time }) => time >= LATE.from || time < LATE.until),
    weekend_consecutive: weekendSteps(inOrder),
    early_booking: tables
      .filter(({ bookedOn, showDate }) => dayNumber(showDate) - dayNumber(bookedOn) >= EARLY_DAYS)
      .map(({ bookedAt }) => bookedAt)
      .sort(byMoment),
  };
};

type Night = NonNullable<AttendedShow['night']>;

const byMoment = (left: Date, right: Date): number => left.getTime() - right.getTime();

/** The moments at which the longest run of weekends grew. */
const weekendSteps = (inOrder: readonly AttendedShow[]): Date[] => {
  const steps: Date[] = [];
  let run = { weekend: Number.NEGATIVE_INFINITY, length: 0 };
  for (const { night, startsAt } of inOrder) {
    const weekend = night && weekendOf(night.date);
    if (weekend === null || weekend === run.weekend) continue;
    run = { weekend, length: weekend === run.weekend + 1 ? run.length + 1 : 1 };
    if (run.length > steps.length) steps.push(startsAt);
  }
  return steps;
};

/** The number of the weekend, Friday to Sunday, that a date is in; null from Monday to Thursday. */
const weekendOf = (date: string): number | null => {
  const day = dayNumber(date);
  const sinceThursday = ((day % 7) + 7) % 7;
  return sinceThursday >= 1 && sinceThursday <= 3 ? Math.floor(day / 7) : null;
};

/** As people read them. */
export const TIER_WORDS: Record<MembershipTier, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
};
