import { byFirstLetter, misspelt, remembered, wordSet } from './vocabulary.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, the form in which the parser reckons with dates. */
export type DayNumber = number;

/** The day with this date, or undefined when there is none, such as November 31. */
export function dayOf(year: number, month: number, day: number): DayNumber | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / DAY_MS : undefined;
}

/** @returns `YYYY-MM-DD` */
export const dateOf = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6. */
export const weekdayOn = (day: DayNumber): number => new Date(day * DAY_MS).getUTCDay();

export const yearOf = (day: DayNumber): number => new Date(day * DAY_MS).getUTCFullYear();

/** 1 to 12 */
export const monthOn = (day: DayNumber): number => new Date(day * DAY_MS).getUTCMonth() + 1;

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: DayNumber, weekday: number): DayNumber =>
  day + ((weekday - weekdayOn(day) + 7) % 7);

/** The first Monday to Sunday week's Monday at or before a day. */
export const mondayOf = (day: DayNumber): DayNumber => day - ((weekdayOn(day) + 6) % 7);

/**
 * The first, second … weekday of a month.
 * @param count 1 to 5, or -1 for the last
 */
export function weekdayOfMonth(
  { year, month }: { year: number; month: number },
  weekday: number,
  count: number,
): DayNumber | undefined {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  const next = Date.UTC(year, month, 1) / DAY_MS;
  const day = count < 0 ? weekdayFrom(next - 7, weekday) : weekdayFrom(first, weekday) + (count - 1) * 7;
  return day < next ? day : undefined;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of Meeus, "Astronomical Algorithms", ch. 8). */
function easterOf(year: number): DayNumber {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const named = (words: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(words).flatMap(([value, names]) =>
      names.split(' ').map((name): [string, number] => [name, Number(value)]),
    ),
  );

/** Sunday is 0. Slips that are too far from the word for the general rule are listed. */
const WEEKDAYS = named({
  0: 'sunday sun domingo dom',
  1: 'monday mon lunes lun',
  2: 'tuesday tue tues martes',
  3: 'wednesday wed weds wensday wendsday wedsday wenesday miercoles mie',
  4: 'thursday thu thur thurs thr thrs jueves jue',
  5: 'friday fri frid viernes vie',
  6: 'saturday sat satday sabado sab',
});

const MONTHS = named({
  1: 'january jan enero',
  2: 'february feb febuary febrero',
  3: 'march mar marzo',
  4: 'april apr abril',
  5: 'may mayo',
  6: 'june jun junio',
  7: 'july jul julio',
  8: 'august aug agosto',
  9: 'september sep sept septiembre',
  10: 'october oct octubre',
  11: 'november nov noviembre',
  12: 'december dec decem diciembre',
});

const WEEKDAY_NAMES = byFirstLetter([...WEEKDAYS.keys()].filter((word) => word.endsWith('day')));
const MONTH_NAMES = byFirstLetter([...MONTHS.keys()].filter((word) => word.length > 5));
/** Words that look like slips of a day or month and are none. */
const OTHER_WORDS = wordSet('someday sundae money friends friend holiday birthday workday sundays');

const numberOf = (values: ReadonlyMap<string, number>, names: typeof MONTH_NAMES) =>
  remembered((word): number | undefined => {
    const exact = values.get(word);
    return exact ?? (OTHER_WORDS.has(word) ? undefined : values.get(misspelt(word, names) ?? ''));
  });

/** 0 for Sunday to 6; misspelt ones too. */
export const weekdayOf = numberOf(WEEKDAYS, WEEKDAY_NAMES);

/** 1 to 12; misspelt ones too. */
export const monthOf = numberOf(MONTHS, MONTH_NAMES);

/** `fridays`: not one of them. */
export const pluralWeekdayOf = (word: string): number | undefined =>
  word.endsWith('days') ? WEEKDAYS.get(word.slice(0, -1)) : undefined;

/** A date without a year that passed less than this many days ago is asked about; before that, next year is meant. */
export const LATELY = 65;

type DayOfYear = (year: number) => DayNumber | undefined;

function fixed(month: number, day: number): DayOfYear {
  return (year) => dayOf(year, month, day);
}

function nth(month: number, weekday: number, count: number, later = 0): DayOfYear {
  return (year) => (weekdayOfMonth({ year, month }, weekday, count) ?? 0) + later;
}

function easter(later: number): DayOfYear {
  return (year) => easterOf(year) + later;
}

/** American holidays as patterns read them: `W5` is friday, `M7` july, `4ST` fourth. */
const HOLIDAYS: readonly (readonly [day: DayOfYear, names: string])[] = [
  [fixed(12, 31), 'new years eve|new year eve|new yrs eve|nye|noche vieja|nochevieja'],
  [fixed(1, 1), 'new years day|new year day'],
  [fixed(2, 14), 'valentines day|valentine day|valentines night|valentines|vday'],
  [fixed(3, 17), '(?:st|saint) (?:patricks|paddys|pattys)(?: day)?'],
  [fixed(5, 5), '5S de M5'],
  [fixed(6, 19), 'juneteenth'],
  [fixed(7, 4), 'independence day|M7 4ST|4ST of M7'],
  [fixed(10, 31), 'halloween|haloween|holloween'],
  [fixed(11, 11), 'veterans day'],
  [fixed(12, 24), 'christmas eve|xmas eve|nochebuena'],
  [fixed(12, 25), 'christmas day|xmas day|christmas|xmas|navidad'],
  [nth(1, 1, 3), 'mlk day'],
  [nth(2, 1, 3), 'presidents day'],
  [nth(5, 0, 2), 'mothers day'],
  [nth(6, 0, 3), 'fathers day'],
  [nth(5, 1, -1), 'memorial day'],
  [nth(9, 1, 1), 'labou?r day'],
  [nth(10, 1, 2), 'columbus day'],
  [nth(11, 4, 4, -1), 'thanksgiving eve'],
  [nth(11, 4, 4), 'thanksgiving day|thanksgiving|turkey day'],
  [nth(11, 4, 4, 1), 'black W5'],
  [easter(-47), 'mardi gras|fat W2'],
  [easter(-2), 'good W5'],
  [easter(0), 'easter W0|easter'],
];

/** Of "new years" nobody knows whether the eve or the day is meant. */
export const HOLIDAY_NAMES = `${HOLIDAYS.map(([, names]) => names).join('|')}|new years?`;

const BY_NAME = HOLIDAYS.map(([day, names]) => ({ day, name: new RegExp(`^(?:${names})$`) }));

/** The next such day from today on; both where the eve or the day may be meant. */
export function holidayCalled(called: string, today: DayNumber): readonly DayNumber[] {
  const found = BY_NAME.find(({ name }) => name.test(called));
  if (found) return [nextOf(found.day, today)];
  return [nextOf(fixed(12, 31), today), nextOf(fixed(1, 1), today)];
}

/** As for dates without a year, one that was a short while ago stays in the past, so that it is asked about. */
const nextOf = (day: DayOfYear, today: DayNumber): DayNumber =>
  [-1, 0, 1]
    .map((later) => day(yearOf(today) + later))
    .find((candidate) => candidate !== undefined && candidate >= today - LATELY) ?? today;
