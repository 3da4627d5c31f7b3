import { dayOf, type DayNumber, easterOf, weekdayFrom, weekdayOfMonth, yearOf } from './calendar.js';

type DayOfYear = (year: number) => DayNumber | undefined;

/** A date without a year that passed less than this many days ago is asked about; before that, next year is meant. */
export const LATELY = 65;

const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    dayOf(year, month, day);
const nth =
  (month: number, weekday: number, count: number, later = 0): DayOfYear =>
  (year) =>
    (weekdayOfMonth({ year, month }, weekday, count) ?? 0) + later;
const easter =
  (later: number): DayOfYear =>
  (year) =>
    easterOf(year) + later;

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
/** Nobody knows whether the eve or the day is meant. */
const NEW_YEARS = 'new years?';

const GREETINGS = 'happy|merry|feliz|blessed|joyous|joyful|glorious|belated|wonderful|lovely|safe';
const PARTIES = `party|show|bash|special|ball|concert|jam|themed?|fest|festival|celebration|gig|event|dance|hoedown|extravaganza|night|season|szn|songs|music|carols|tunes|sweaters?|vibes|classics|spirit|stuff`;
const NAMES = [...HOLIDAYS.map(([, names]) => names), NEW_YEARS].join('|');

/** A holiday, what is greeted with it, the day beside it, and the party after it. */
export const HOLIDAY = `(?:(?<greeting>${GREETINGS}) |(?:(?<beside>W\\d|day|night|evening) )?(?<side>before|after) )?(?<name>${NAMES})(?!\\w)(?<span> (?:weekend|week))?(?=(?<theme> (?:${PARTIES})\\b)?)`;

const BY_NAME = HOLIDAYS.map(([day, names]) => ({ day, name: new RegExp(`^(?:${names})$`) }));

/** The next such day from today on; both where the eve or the day may be meant. */
export function holidayCalled(called: string, today: DayNumber): readonly DayNumber[] {
  const found = BY_NAME.find(({ name }) => name.test(called));
  if (found) return [nextOf(found.day, today)];
  return [nextOf(fixed(12, 31), today), nextOf(fixed(1, 1), today)];
}

/** As for dates without a year, one that was a short while ago stays in the past, so that it is asked about. */
function nextOf(day: DayOfYear, today: DayNumber): DayNumber {
  const year = yearOf(today);
  const days = [day(year - 1), day(year), day(year + 1)];
  return days.find((candidate) => candidate !== undefined && candidate >= today - LATELY) ?? today;
}

/** The day asked for beside a holiday: "night before thanksgiving", "friday after thanksgiving". */
export function besideHoliday(
  holiday: DayNumber,
  { weekday, side }: { weekday?: number; side: string },
): DayNumber {
  if (weekday === undefined) return holiday + (side === 'after' ? 1 : -1);
  return side === 'after' ? weekdayFrom(holiday + 1, weekday) : weekdayFrom(holiday - 7, weekday);
}
