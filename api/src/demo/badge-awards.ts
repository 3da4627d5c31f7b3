import { type AttendedShow, judgeHistory, type RequirementType } from '#contract/loyalty.js';
import { BADGE_NAMES, type BadgeName } from './demo-rows.js';
import { instantAt } from '#src/demo/plan/venue-days.js';

/** A night somebody came, as the badges see it. */
export interface Visit {
  eventId: number;
  date: string;
  time: string;
  type: string;
}

/** A badge that a history has earned. */
interface EarnedBadge {
  badge: BadgeName;
  /** ISO 8601 in UTC. */
  earnedDate: string;
}

/** The badges every venue starts with, as the migration seeds them. */
const SEEDED: Record<BadgeName, { requirementType: RequirementType; requirement: number; points: number }> = {
  'First Timer': { requirementType: 'events_attended', requirement: 1, points: 50 },
  Regular: { requirementType: 'events_attended', requirement: 5, points: 50 },
  'Event Enthusiast': { requirementType: 'events_attended', requirement: 10, points: 75 },
  VIP: { requirementType: 'events_attended', requirement: 25, points: 150 },
  'Music Lover': { requirementType: 'country_events', requirement: 5, points: 75 },
  'Super Fan': { requirementType: 'late_night_events', requirement: 3, points: 75 },
  'Loyal Customer': { requirementType: 'weekend_consecutive', requirement: 3, points: 100 },
  Champion: { requirementType: 'early_booking', requirement: 5, points: 100 },
};

/** What a seeded badge brings. */
export const pointsOf = (badge: BadgeName): number => SEEDED[badge].points;

/** The badges a history has earned so far, by the rules of the product itself. */
export const earnedBadges = (visits: readonly Visit[]): EarnedBadge[] => {
  const reachedAt = judgeHistory({ shows: visits.map(asShow), tables: [] });
  return BADGE_NAMES.flatMap((badge) => {
    const earned = reachedAt(SEEDED[badge]);
    return earned ? [{ badge, earnedDate: earned.toISOString() }] : [];
  });
};

const asShow = ({ eventId, type, date, time }: Visit): AttendedShow => ({
  id: eventId,
  night: { type, date, time },
  startsAt: new Date(instantAt(date, time)),
});
