import { array, check, enum as oneOf, object, string, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { SERIES_INTERVAL, SERIES_NIGHTS } from '#contract/rules/events/series';
import { seriesNights } from '#contract/rules/events/series-nights';
import { formatLongDate, isCalendarDate } from '#shared/lib/dates/calendar-date';
import { isWholeIn } from '#shared/lib/form-texts';

type EventRepeat = components['schemas']['EventSeriesRequest']['repeat'];

/** How a new event may repeat. `never` makes one event. */
const REPEATS = ['never', 'weekly', 'monthly-date', 'monthly-weekday'] as const;

/** The Repeat part of the form: texts as typed. */
export const repeatForm = object({
  how: oneOf(REPEATS),
  /** Every how many weeks or months. */
  interval: string(),
  ends: oneOf(['count', 'until']),
  count: string(),
  /** Last date that may be a night, `YYYY-MM-DD`. */
  until: string(),
  /** Dates left out. */
  exceptions: array(string()),
}).check(
  check(({ value, issues }) => {
    if (value.how === 'never') return;
    for (const [field, message] of Object.entries(repeatProblems(value)))
      issues.push({ code: 'custom', input: value, path: [field], message });
  }),
);

export type RepeatForm = Infer<typeof repeatForm>;

/** No repetition, and the defaults for when one is chosen. */
export const toRepeatForm = (): RepeatForm => ({
  how: 'never',
  interval: '1',
  ends: 'count',
  count: '4',
  until: '',
  exceptions: [],
});

/** The same as the API takes it, from the first night's date on; null for one event. */
export const toRepeatRequest = (first: string, repeat: RepeatForm): EventRepeat | null =>
  repeat.how === 'never'
    ? null
    : {
        ...ruleOf(repeat),
        exceptions: nightsOf(first, repeat).filter((night) => repeat.exceptions.includes(night)),
      };

const ruleOf = ({ how, interval, ends, count, until }: RepeatForm) => ({
  frequency: how === 'weekly' ? ('weekly' as const) : ('monthly' as const),
  by: how === 'monthly-weekday' ? ('weekday' as const) : ('date' as const),
  interval: Number(interval),
  ...(ends === 'count' ? { count: Number(count) } : { until }),
});

/**
 * The nights a repetition would make, those left out among them; empty while it is not fully said.
 * @param first date of the first night, `YYYY-MM-DD`
 */
export const nightsOf = (first: string, repeat: RepeatForm): string[] =>
  isCalendarDate(first) && Object.keys(repeatProblems(repeat)).length === 0
    ? seriesNights(first, ruleOf(repeat), SERIES_NIGHTS.max)
    : [];

const repeatProblems = ({ interval, ends, count, until }: RepeatForm) => ({
  ...(!isWholeIn(SERIES_INTERVAL)(interval) && {
    interval: `Enter ${SERIES_INTERVAL.min} to ${SERIES_INTERVAL.max}`,
  }),
  ...(ends === 'count' &&
    !isWholeIn(SERIES_NIGHTS)(count) && {
      count: `Enter ${SERIES_NIGHTS.min} to ${SERIES_NIGHTS.max} nights`,
    }),
  ...(ends === 'until' && !isCalendarDate(until) && { until: 'Enter the last date' }),
});

/** What is wrong with a repetition from this date on; empty while the date is not known. */
export const seriesProblems = (first: string, repeat: RepeatForm): Record<string, string> => {
  if (repeat.how === 'never' || !isCalendarDate(first)) return {};
  if (repeat.ends === 'until' && isCalendarDate(repeat.until) && repeat.until < first)
    return { until: 'The last date is before the first night' };
  const nights = nightsOf(first, repeat);
  const left = nights.filter((night) => !repeat.exceptions.includes(night));
  if (nights.length === 0 || left.length >= SERIES_NIGHTS.min) return {};
  const field = left.length < nights.length ? 'exceptions' : repeat.ends;
  return { [field]: `A series needs at least ${SERIES_NIGHTS.min} nights` };
};

const TURNS = ['first', 'second', 'third', 'fourth', 'last'];

/** What each choice of Repeat means for an event on this date, e.g. 'Monthly on the third Friday'. */
export const repeatNames = (date: string): Record<RepeatForm['how'], string> => {
  const isKnown = isCalendarDate(date);
  const weekday = formatLongDate(date).split(',')[0];
  const day = Number(date.slice(8));
  return {
    never: 'Does not repeat',
    weekly: isKnown ? `Weekly on ${weekday}` : 'Weekly',
    'monthly-date': isKnown ? `Monthly on day ${day}` : 'Monthly on the same date',
    'monthly-weekday': isKnown
      ? `Monthly on the ${TURNS[Math.floor((day - 1) / 7)]} ${weekday}`
      : 'Monthly on the same weekday',
  };
};
