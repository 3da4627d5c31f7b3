import {
  AVAILABILITY_DAYS,
  availabilityDates,
  type AvailabilityPattern,
  END_IS_START,
  isTimeRange,
} from '#contract/rules/availability.js';
import { dateHasPassed, invalidEnd, invalidRange } from './availability-errors.js';
import type { AvailabilityResponse } from './availability.dto.js';

/** What an entry says, without its place in the database. */
export type AvailabilityContent = Pick<
  AvailabilityResponse,
  'date' | 'startTime' | 'endTime' | 'isAvailable' | 'notes'
>;

/** @throws DomainError `availability.invalid-times`: the end is the start */
export const checkTimes = (times: Pick<AvailabilityContent, 'startTime' | 'endTime'>): void => {
  if (!isTimeRange(times)) throw invalidEnd(END_IS_START);
};

/**
 * @param today the venue's date
 * @throws DomainError `availability.date-passed`
 */
export const checkDate = (date: string, today: string): void => {
  if (date < today) throw dateHasPassed('date');
};

/** Whether two entries say the same of the same date. */
export const saysTheSame = (one: AvailabilityContent, other: AvailabilityContent): boolean =>
  one.date === other.date &&
  one.startTime === other.startTime &&
  one.endTime === other.endTime &&
  one.isAvailable === other.isAvailable &&
  one.notes === other.notes;

/**
 * The days of a repetition that are still to come.
 * @throws DomainError `availability.invalid-range` for none or too many, `availability.date-passed` when all are over
 */
export const datesToSet = (pattern: AvailabilityPattern, today: string): string[] => {
  const dates = availabilityDates(pattern);
  if (dates.length === 0) throw invalidRange('There is no such day between these dates');
  const toCome = availabilityDates({ ...pattern, from: pattern.from < today ? today : pattern.from });
  if (toCome.length === 0) throw dateHasPassed('until');
  if (toCome.length > AVAILABILITY_DAYS.max)
    throw invalidRange(`At most ${AVAILABILITY_DAYS.max} days can be set at once`);
  return toCome;
};
