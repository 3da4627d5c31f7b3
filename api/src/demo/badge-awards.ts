import { type AttendedShow, judgeHistory } from '#contract/loyalty.js';
import { instantAt } from '#src/demo/plan/venue-days.js';

/** A night somebody came, as the badges see it. */
interface Visit {
  id: number;
  date: string;
  time: string;
  type: string;
}

/** The badges every venue starts with, as the migration seeds them. */
const SEEDED = [
  { name: 'First Timer', requirementType: 'events_attended', requirement: 1, points: 50 },
  { name: 'Regular', requirementType: 'events_attended', requirement: 5, points: 50 },
  { name: 'VIP', requirementType: 'events_attended', requirement: 25, points: 150 },
  { name: 'Music Lover', requirementType: 'country_events', requirement: 5, points: 75 },
  { name: 'Event Enthusiast', requirementType: 'events_attended', requirement: 10, points: 75 },
  { name: 'Loyal Customer', requirementType: 'weekend_consecutive', requirement: 3, points: 100 },
  { name: 'Super Fan', requirementType: 'late_night_events', requirement: 3, points: 75 },
  { name: 'Champion', requirementType: 'early_booking', requirement: 5, points: 100 },
] as const;
export type BadgeName = (typeof SEEDED)[number]['name'];

export const pointsOf = (badge: BadgeName): number => SEEDED.find(({ name }) => name === badge)?.points ?? 0;

/** The badges a history has earned so far, by the rules of the product itself. */
export const earnedBadges = (visits: readonly Visit[]) => {
  const reachedAt = judgeHistory({ shows: visits.map(asShow), tables: [] });
  return SEEDED.flatMap((seeded) => {
    const earned = reachedAt(seeded);
    return earned ? [{ badge: seeded.name, earnedDate: earned.toISOString() }] : [];
  });
};

const asShow = ({ id, type, date, time }: Visit): AttendedShow => ({
  id,
  night: { type, date, time },
  startsAt: new Date(instantAt(date, time)),
});
