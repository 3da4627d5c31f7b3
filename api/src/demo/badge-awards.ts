import { type BadgeName } from './demo-rows.js';
import { weekdayOf, weekNumber } from './venue-days.js';

/** A night somebody came, as the badges see it. */
export interface Visit {
  eventId: number;
  date: string;
  time: string;
  type: string;
}

/** Points of the seeded badges (spec §9 names; the migration's numbers). */
export const BADGE_POINTS: Record<BadgeName, number> = {
  'First Timer': 50,
  Regular: 50,
  VIP: 150,
  'Music Lover': 75,
  'Event Enthusiast': 75,
  'Loyal Customer': 100,
  'Super Fan': 75,
  Champion: 100,
};

/**
 * The badges a history has earned so far (design §4 "Badges").
 * @param visits different events
 * @param earlyBookings table bookings made at least 7 days ahead
 */
export const earnedBadges = (visits: readonly Visit[], earlyBookings: number): BadgeName[] => {
  const rules: [BadgeName, boolean][] = [
    ['First Timer', visits.length >= 1],
    ['Regular', visits.length >= 5],
    ['Event Enthusiast', visits.length >= 10],
    ['VIP', visits.length >= 25],
    ['Music Lover', visits.filter(({ type }) => type === 'country').length >= 5],
    ['Super Fan', visits.filter(({ time }) => time >= '22:00' || time < '04:00').length >= 3],
    ['Loyal Customer', longestWeekendRun(visits) >= 3],
    ['Champion', earlyBookings >= 5],
  ];
  return rules.filter(([, earned]) => earned).map(([name]) => name);
};

const longestWeekendRun = (visits: readonly Visit[]): number => {
  const weekends = new Set(
    visits
      .filter(({ date }) => ['fri', 'sat', 'sun'].includes(weekdayOf(date)))
      .map(({ date }) => weekNumber(date)),
  );
  return [...weekends].reduce((longest, week) => {
    let run = 1;
    while (weekends.has(week + run)) run += 1;
    return Math.max(longest, run);
  }, 0);
};
