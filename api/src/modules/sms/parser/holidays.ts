import { dayOf, type DayNumber, easterOf, weekdayFrom, weekdayOfMonth, yearOf } from './calendar.js';
import { LATELY } from './resolve-days.js';

type DayOfYear = (year: number) => DayNumber | undefined;

const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    dayOf(year, month, day);
const nth =
  (month: number, weekday: number, count: number): DayOfYear =>
  (year) =>
    weekdayOfMonth({ year, month }, weekday, count);
const later =
  (day: DayOfYear, days: number): DayOfYear =>
  (year) => {
    const start = day(year);
    return start === undefined ? undefined : start + days;
  };

const THANKSGIVING = nth(11, 4, 4);

/** American holidays as people write them, without apostrophes. */
const HOLIDAYS: readonly (readonly [day: DayOfYear, ...names: string[]])[] = [
  [fixed(12, 31), 'new years eve', 'new year eve', 'new yrs eve', 'nye', 'noche vieja', 'nochevieja'],
  [fixed(1, 1), 'new years day', 'new year day'],
  [fixed(2, 14), 'valentines day', 'valentines', 'valentine day', 'vday', 'valentines night'],
  [
    fixed(3, 17),
    'st patricks day',
    'saint patricks day',
    'st paddys day',
    'st pattys day',
    'st patricks',
    'st paddys',
    'st pattys',
  ],
  [fixed(5, 5), 'cinco de mayo'],
  [fixed(6, 19), 'juneteenth'],
  [fixed(7, 4), 'independence day', 'july fourth', 'fourth of july'],
  [fixed(10, 31), 'halloween', 'haloween', 'holloween'],
  [fixed(11, 11), 'veterans day'],
  [fixed(12, 24), 'christmas eve', 'xmas eve', 'nochebuena'],
  [fixed(12, 25), 'christmas day', 'xmas day', 'christmas', 'xmas', 'navidad'],
  [nth(1, 1, 3), 'mlk day'],
  [nth(2, 1, 3), 'presidents day'],
  [nth(5, 0, 2), 'mothers day'],
  [nth(6, 0, 3), 'fathers day'],
  [nth(5, 1, -1), 'memorial day'],
  [nth(9, 1, 1), 'labor day', 'labour day'],
  [nth(10, 1, 2), 'columbus day'],
  [later(THANKSGIVING, -1), 'thanksgiving eve'],
  [THANKSGIVING, 'thanksgiving day', 'thanksgiving', 'turkey day'],
  [later(THANKSGIVING, 1), 'black friday'],
  [later(easterOf, -47), 'mardi gras', 'fat tuesday'],
  [later(easterOf, -2), 'good friday'],
  [easterOf, 'easter sunday', 'easter'],
];

const BY_NAME = new Map(
  HOLIDAYS.flatMap(([day, ...names]) => names.map((name): [string, DayOfYear] => [name, day])),
);
const FIRST_WORDS = new Set([...BY_NAME.keys(), 'new'].map((name) => name.split(' ')[0]));
const MOST_WORDS = 3;

/** A holiday of which nobody knows whether the eve or the day is meant. */
const NEW_YEARS = new Set(['new years', 'new year']);

/**
 * The holiday named by the words that start there.
 * @param wordAt plain text of the token so many places on
 * @returns how many words, and the next such day from today on; two days when either may be meant
 */
export function holidayAt(
  wordAt: (offset: number) => string,
  today: DayNumber,
): { words: number; days: DayNumber[] } | undefined {
  if (!FIRST_WORDS.has(wordAt(0))) return undefined;
  for (let words = MOST_WORDS; words > 0; words--) {
    const name = Array.from({ length: words }, (_, offset) => wordAt(offset)).join(' ');
    const day = BY_NAME.get(name);
    if (day) return { words, days: [nextOf(day, today)] };
    if (NEW_YEARS.has(name))
      return { words, days: [nextOf(fixed(12, 31), today), nextOf(fixed(1, 1), today)] };
  }
  return undefined;
}

/** As for dates without a year, one that was a short while ago stays in the past, so that it is asked about. */
function nextOf(day: DayOfYear, today: DayNumber): DayNumber {
  const year = yearOf(today);
  return (
    [day(year - 1), day(year), day(year + 1)].find(
      (candidate) => candidate !== undefined && candidate >= today - LATELY,
    ) ?? today
  );
}

/** The day asked for beside a holiday: "night before thanksgiving", "friday after thanksgiving". */
export function beside(
  holiday: DayNumber,
  { weekday, side }: { weekday?: number; side: 'before' | 'after' },
): DayNumber {
  if (weekday === undefined) return holiday + (side === 'after' ? 1 : -1);
  return side === 'after' ? weekdayFrom(holiday + 1, weekday) : weekdayFrom(holiday - 7, weekday);
}
