import {
  boolean,
  check,
  enum as oneOf,
  minLength,
  object,
  refine,
  string,
  type infer as Infer,
} from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import {
  AVAILABILITY_DAYS,
  availabilityDates,
  END_IS_START,
  isTimeRange,
} from '#contract/rules/availability';
import { twelveHourTime } from '#contract/rules/clock';
import { isWallClockTime } from '#contract/rules/texts';
import { weekdayOf } from '#contract/calendar-date';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { isEmptyOr, optionalText, optionalTime } from '#shared/lib/form-texts';
import type { ShownDate } from '#features/availability/marking/shown-dates';
import type { FillWish } from '#features/availability/queue/availability-plan';

/** How an entry that is added goes on: that date alone, its weekday, or every day. */
const REPEATS = ['never', 'weekly', 'daily'] as const;

/**
 * What the dialog holds: texts as typed, empty when there is nothing (spec §5 "Availability").
 * @param today the venue's date
 * @param takenDates dates that have an entry already, the edited one's not among them
 * @param before the edited entry's date; an entry of the past may stay where it is
 */
export const availabilityForm = (today: string, takenDates: Set<string>, before?: string) =>
  object({
    date: string().check(
      minLength(1, 'Date is required'),
      refine(isEmptyOr(isCalendarDate), 'Enter a date'),
      refine((date) => date === '' || date >= today || date === before, 'This date has passed'),
    ),
    startTime: optionalTime,
    endTime: optionalTime,
    isAvailable: boolean(),
    notes: optionalText(TEXT_LENGTH.availabilityNotes),
    repeats: oneOf(REPEATS),
    until: string(),
    replaces: boolean(),
  }).check(
    refine(isTimeRange, { path: ['endTime'], message: END_IS_START }),
    refine(({ repeats, date }) => repeats !== 'never' || !takenDates.has(date), {
      path: ['date'],
      message: 'You already have an entry for this date. Please change that one',
    }),
    check(({ value, issues }) => {
      const message = untilProblem(value, takenDates);
      if (message) issues.push({ code: 'custom', input: value, path: ['until'], message });
    }),
  );

export type AvailabilityForm = Infer<ReturnType<typeof availabilityForm>>;

export const EMPTY_FORM: AvailabilityForm = {
  date: '',
  startTime: '',
  endTime: '',
  isAvailable: true,
  notes: '',
  repeats: 'never',
  until: '',
  replaces: false,
};

export const toForm = ({ date, values }: ShownDate): AvailabilityForm => ({
  ...EMPTY_FORM,
  date,
  startTime: values?.startTime ?? '',
  endTime: values?.endTime ?? '',
  isAvailable: values?.isAvailable ?? true,
  notes: values?.notes ?? '',
});

export const toValues = ({ startTime, endTime, isAvailable, notes }: AvailabilityForm) => ({
  startTime: startTime || null,
  endTime: endTime || null,
  isAvailable,
  notes: notes || null,
});

/** The repetition a form asks for; null for one date alone. */
export const toFill = (form: AvailabilityForm): FillWish | null => {
  if (form.repeats === 'never') return null;
  const weekdays = form.repeats === 'weekly' ? [weekdayOf(form.date)] : [];
  return {
    pattern: { from: form.date, until: form.until, weekdays, except: [] },
    values: toValues(form),
    replaces: form.replaces,
  };
};

/** The days a repetition comes to as it is filled in; none while it says nothing yet. */
export const daysOfFill = (form: AvailabilityForm): string[] => {
  const fill = isCalendarDate(form.date) && isCalendarDate(form.until) ? toFill(form) : null;
  return fill ? availabilityDates(fill.pattern) : [];
};

/** How many of a repetition's days have an entry already. */
export const takenOf = (form: AvailabilityForm, takenDates: Set<string>): number =>
  daysOfFill(form).filter((date) => takenDates.has(date)).length;

/** How many days a form sets. */
export const addedBy = (form: AvailabilityForm, takenDates: Set<string>): number =>
  form.repeats === 'never' ? 1 : daysOfFill(form).length - (form.replaces ? 0 : takenOf(form, takenDates));

/** Said under the end while it is right, when it is past midnight. */
export const endHint = ({ startTime, endTime }: Pick<AvailabilityForm, 'startTime' | 'endTime'>): string =>
  isWallClockTime(startTime) && isWallClockTime(endTime) && endTime < startTime
    ? `Until ${twelveHourTime(endTime)} the next day`
    : 'Optional';

const untilProblem = (form: AvailabilityForm, takenDates: Set<string>): string | null => {
  if (form.repeats === 'never') return null;
  if (!isCalendarDate(form.until)) return 'Enter the last date';
  const { length } = daysOfFill(form);
  const isNoneNew = !form.replaces && takenOf(form, takenDates) === length;
  if (length === 0) return 'The last date must come after the first';
  if (length > AVAILABILITY_DAYS.max) return `At most ${AVAILABILITY_DAYS.max} days can be set at once`;
  return isNoneNew ? 'All of these days already have an entry' : null;
};
