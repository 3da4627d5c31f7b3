import { DAY_MS, dayNumber } from '#contract/calendar-date.js';
import { misspelt, remembered, words, wordSet } from './vocabulary.js';

const WEEK = 7;

/** Days since 1970-01-01, the form in which the parser reckons with dates. */
export type DayNumber = number;

/** The day with this date; undefined when there is none, such as November 31. Month 13 is the January after it. */
export function dayOf(year: number, month: number, day: number): DayNumber | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.getTime() / DAY_MS : undefined;
}

const dateOn = (day: DayNumber): Date => new Date(day * DAY_MS);
/** Dates are `YYYY-MM-DD`, months 1 to 12, weekdays 0 for Sunday to 6. */
export const dateOf = (day: DayNumber): string => dateOn(day).toISOString().slice(0, 10);
export const yearOf = (day: DayNumber): number => dateOn(day).getUTCFullYear();
export const monthOn = (day: DayNumber): number => dateOn(day).getUTCMonth() + 1;
export const weekdayOn = (day: DayNumber): number => dateOn(day).getUTCDay();

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: DayNumber, weekday: number): DayNumber =>
  day + ((weekday - weekdayOn(day) + WEEK) % WEEK);

/** That weekday of the week, from Monday to Sunday, of a day. */
export const weekdayOfWeek = (day: DayNumber, weekday: number): DayNumber =>
  weekdayFrom(day - ((weekdayOn(day) + 6) % WEEK), weekday);

/** The first, second … weekday of a month; count -1 is the last. */
export function weekdayOfMonth(
  [year, month]: readonly [year: number, month: number],
  weekday: number,
  count: number,
): DayNumber | undefined {
  const next = Date.UTC(year, month) / DAY_MS;
  const first = weekdayFrom(Date.UTC(year, month - 1) / DAY_MS, weekday);
  const day = count < 0 ? weekdayFrom(next - WEEK, weekday) : first + (count - 1) * WEEK;
  return day < next ? day : undefined;
}

/** What each name means: the number of its group, between bars. */
const numbered = (groups: string, first: number): ReadonlyMap<string, number> =>
  new Map(
    groups
      .split('|')
      .flatMap((names, at) => words(names).map((name): [string, number] => [name, first + at])),
  );

/** Sunday is 0. Slips that are too far from the word for the general rule are listed. */
const WEEKDAYS = numbered(
  `sunday sun domingo dom | monday mon lunes lun | tuesday tue tues martes |
  wednesday wed weds wensday wendsday wedsday wenesday miercoles mie | thursday thu thur thurs thr thrs jueves jue |
  friday fri frid viernes vie | saturday sat satday sabado sab`,
  0,
);
const MONTHS = numbered(
  `january jan enero | february feb febuary febrero | march mar marzo | april apr abril | may mayo | june jun junio |
  july jul julio | august aug agosto | september sep sept septiembre | october oct octubre |
  november nov noviembre | december dec decem diciembre`,
  1,
);
/** Words that look like slips of a day or month and are none. */
const OTHER_WORDS = wordSet('someday sundae money friends friend holiday birthday workday sundays');

function numberOf(values: ReadonlyMap<string, number>): (word: string) => number | undefined {
  const names = [...values.keys()].filter((word) => word.length > 5);
  return remembered((word) => {
    const meant = OTHER_WORDS.has(word) ? undefined : misspelt(word, names);
    return values.get(word) ?? values.get(meant ?? '');
  });
}

/** Of misspelt names too. */
export const weekdayOf = numberOf(WEEKDAYS);
export const monthOf = numberOf(MONTHS);

/** @param one `YYYY-MM-DD`, as `other` */
export const isSameWeekday = (one: string, other: string): boolean =>
  weekdayOn(dayNumber(one)) === weekdayOn(dayNumber(other));

/** Whether a word says that day (`YYYY-MM-DD`) or a part of it: "tuesday", "december", "8th". */
export function isOfDay(word: string, date: string): boolean {
  const day = dateOn(dayNumber(date));
  if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(word)) return Number.parseInt(word, 10) === day.getUTCDate();
  return weekdayOf(word) === day.getUTCDay() || monthOf(word) === day.getUTCMonth() + 1;
}

/** `fridays`: not one of them. */
export const pluralWeekdayOf = (word: string): number | undefined =>
  word.endsWith('days') ? WEEKDAYS.get(word.slice(0, -1)) : undefined;

/** A date without a year that passed less than this many days ago is asked about; before that, next year is meant. */
export const LATELY = 65;
const A_YEAR = 366;

/** A day of a month, or the days later than its first, second … weekday; -1 is the last. */
type Holiday = readonly [names: string, month: number, day: number | readonly [number, number, number]];

/** American holidays as patterns read them: `W5` is friday, `M7` july, `4ST` fourth. */
const HOLIDAYS: readonly Holiday[] = [
  ['new years? eve|new yrs eve|nye|noche vieja|nochevieja', 12, 31],
  ['new years? day', 1, 1],
  ['valentines?(?: day| night)|valentines|vday', 2, 14],
  ['(?:st|saint) (?:patricks|paddys|pattys)(?: day)?', 3, 17],
  ['5S de M5', 5, 5],
  ['memorial day', 5, [1, -1, 0]],
  ['fathers day', 6, [0, 3, 0]],
  ['juneteenth', 6, 19],
  ['independence day|M7 4ST|4ST of M7', 7, 4],
  ['labou?r day', 9, [1, 1, 0]],
  ['halloween|haloween|holloween', 10, 31],
  ['thanksgiving eve', 11, [4, 4, -1]],
  ['thanksgiving day|thanksgiving|turkey day', 11, [4, 4, 0]],
  ['black W5', 11, [4, 4, 1]],
  ['christmas eve|xmas eve|nochebuena', 12, 24],
  ['christmas day|xmas day|christmas|xmas|navidad', 12, 25],
];

/** Of "new years" nobody knows whether the eve or the day is meant. */
export const HOLIDAY_NAMES = `${HOLIDAYS.map(([names]) => names).join('|')}|new years?`;

/**
 * The next such day from today on, or that of the year that is said; both where the eve or the day may be meant.
 * "New Year's Eve 2027" is also the eve of that year, and "New Year's 2027" begins with it.
 */
export function holidayCalled(called: string, { day: today, year }: Reckoned): readonly DayNumber[] {
  const found = HOLIDAYS.find(([names]) => new RegExp(`^(?:${names})$`).test(called));
  const isLater = year !== undefined && year > yearOf(today);
  return (found ? [found] : HOLIDAYS.slice(0, 2)).flatMap(([, month, day]) => {
    const years = isLater && month === 12 && day === 31 ? [year - 1, ...(found ? [year] : [])] : [year];
    const dayIn = (each: number): DayNumber | undefined => {
      if (typeof day === 'number') return dayOf(each, month, day);
      const [weekday, count, later] = day;
      return (weekdayOfMonth([each, month], weekday, count) ?? 0) + later;
    };
    return years.flatMap((each) => nextIn({ day: today, year: each }, dayIn) ?? []);
  });
}

/** Today, and the year that a message names. */
type Reckoned = { day: DayNumber; year?: number };

/** A day of the year that is said, else the next within a year; one that passed lately stays in the past, so that it is asked about. */
export const nextIn = (
  { day, year }: Reckoned,
  dayIn: (year: number) => DayNumber | undefined,
): DayNumber | undefined =>
  year === undefined
    ? [-1, 0, 1]
        .map((later) => dayIn(yearOf(day) + later) ?? Infinity)
        .find((found) => found >= day - LATELY && found <= day + A_YEAR)
    : dayIn(year);
