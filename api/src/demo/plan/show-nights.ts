import { addDays } from '#contract/calendar-date.js';
import { weekdayNameOf, weekNumber } from './venue-days.js';

/** Which list of bills a night draws from. */
export type NightKind = 'friday' | 'saturday' | 'weeknight' | 'sunday';

/** A date on which the hall plays, `YYYY-MM-DD`. */
export interface ShowNight {
  date: string;
  kind: NightKind;
}

/** Fridays and Saturdays always, every other Wednesday, a Thursday and a Sunday now and then; otherwise dark. */
export const showNightOn = (date: string): ShowNight | undefined => {
  const week = weekNumber(date);
  switch (weekdayNameOf(date)) {
    case 'fri':
      return { date, kind: 'friday' };
    case 'sat':
      return { date, kind: 'saturday' };
    case 'wed':
      return week % 2 === 0 ? { date, kind: 'weeknight' } : undefined;
    case 'thu':
      return week % 4 === 1 ? { date, kind: 'weeknight' } : undefined;
    case 'sun':
      return week % 3 === 0 ? { date, kind: 'sunday' } : undefined;
    default:
      return undefined;
  }
};

/** The show nights nearest to a date, not counting the date itself, in the order they happen. */
export const showNightsAfter = (date: string, count: number): ShowNight[] => nights(date, count, 1);
export const showNightsBefore = (date: string, count: number): ShowNight[] =>
  nights(date, count, -1).reverse();

const nights = (date: string, count: number, step: 1 | -1): ShowNight[] => {
  const found: ShowNight[] = [];
  for (let day = addDays(date, step); found.length < count; day = addDays(day, step)) {
    const night = showNightOn(day);
    if (night) found.push(night);
  }
  return found;
};
