import {
  dayOf,
  type DayNumber,
  HOLIDAY_NAMES,
  holidayCalled,
  LATELY,
  mondayOf,
  monthOn,
  weekdayFrom,
  weekdayOfMonth,
  weekdayOn,
  yearOf,
} from './calendar.js';
import { type Match, oneOf, type Span, wholeWords } from './message.js';

/** Tokens that name a day. */
export type DateMention = Span & Reading;

/** How a day is named. */
export interface Reading {
  /** `maybe`: a day only if the message has another time (`12-4`); `theme`: a holiday that may be a party's; `none`: a greeting's. */
  kind: 'day' | 'weekday' | 'maybe' | 'theme' | 'none' | 'vague' | 'repeating' | 'impossible';
  /**
   * The days that may be meant: none where there is no such day.
   * @param weekday that is said beside it
   */
  days: (weekday?: number) => readonly DayNumber[];
  weekday?: number;
  doubtful?: (day: DayNumber) => boolean;
  /** Of "nov 27": the year may stand apart, and more days of the month behind it. */
  date?: MonthDay;
}

interface MonthDay {
  month: number;
  day: number;
  year?: number;
}

/** The wall clock of the venue when the message arrives. */
export interface Today {
  day: DayNumber;
  /** Minutes since midnight. */
  minutes: number;
}

type Groups = Match['groups'];
type Reader = (groups: Groups, today: Today) => Reading | undefined;

const WEEK = 7;
const SUNDAY = 0;
const CENTURY = 2000;
const MOST_UNITS = 60;
const MOST_OF_A_DATE = 39;
const MONTHS_AHEAD = 3;
/** A date that far ahead is more likely a slip. */
const FAR_AHEAD = 730;
/** Until then "tomorrow" may be the day that has begun. */
const SMALL_HOURS = 4 * 60;

/** A number that counts days and not hours. */
export const DAY = String.raw`\d\d?S?(?:T|(?!\w)(?![' ]?(?:am|pm|a(?! las)|p|oclock|hrs|hs?|horas|uhr)\b|[:;.]\d))`;
/** Four digits that are no hour to anybody. */
export const YEAR = String.raw`20[12]\d(?!\w|[' ]?(?:hrs|hours|h|pm|am|p)\b)`;
const W = String.raw`(?<weekday>W\d)`;
const COUNT = String.raw`(?<count>\d+S?|a|un)`;
const MONTH_SAID = String.raw`M\d+|(?:next|this|the) month`;
const DATE_OF_A_WEEK = String.raw`\d+[/.-]\d+|M\d+ \d+T?|\d+T(?: of M\d+)?`;
const DAY_THEN_MONTH = String.raw`(?<![:@] ?|at )(?<day1>${DAY})[' ]?(?<of>(?:of|de) )?M(?<month1>\d\d?)(?!\w)(?=(?<next>[ ']?${DAY})?)`;
const MONTH_THEN_DAY = String.raw`M(?<month2>\d\d?)(?!\w)\.?[' ]?(?:the |-)?(?<day2>${DAY})`;
const OF_A_YEAR = String.raw`(?:,? ?(?:of |de )?(?<year>${YEAR})| (?:20S|2S thousand(?: and)?) (?<short>\d\d?)S)?`;
const BEFORE_NUMBERS = String.raw`(?<!\d[:;./-]|\w'?|M\d+ )`;
const BEHIND_NUMBERS = String.raw`(?!\w| ?'?(?:am|pm|a|p|hours?|hrs?|oclock|ish)\b|:\d)(?<split> ?(?=(?:split|door|deal|%|merch|versus|vs)\b))?`;
const OF_A_MONTH = String.raw`(?! (?:annual|anniversary|birthday|bday|street|st|avenue|ave|time|set|show|floor|grade|year|night|1S|round|place|cd|album|gig)\b)`;
const GREETINGS = oneOf('happy merry feliz blessed joyous joyful glorious belated wonderful lovely safe');
const PARTIES = oneOf(`
  party show bash special ball concert jam themed? fest festival celebration gig event dance hoedown extravaganza night season szn songs music carols
  tunes sweaters? vibes classics spirit stuff
`);
/** A holiday, what is greeted with it, the day beside it, and the party after it. */
const HOLIDAY = `(?:(?<greeting>${GREETINGS}) |(?:(?<beside>W\\d|day|night|evening) )?(?<side>before|after) )?(?<name>${HOLIDAY_NAMES})(?!\\w)(?<span> (?:weekend|week))?(?=(?<theme> ${PARTIES}\\b)?)`;

const days = (...values: number[]): Reading => ({ kind: 'day', days: () => values });
const NO_DAY = { days: () => [] };
const vague: Reader = () => ({ kind: 'vague', ...NO_DAY });
const numberOf = (text: string | undefined): number => parseInt(text ?? '', 10);
const countOf = ({ count }: Groups): number => (count === 'a' || count === 'un' ? 1 : numberOf(count));
const weekdayIn = (groups: Groups): number => Number(groups['weekday']?.slice(1));
/** @param find the days that a weekday may mean on a day */
const on =
  (find: (weekday: number, today: DayNumber, count: number) => readonly DayNumber[]): Reader =>
  (groups, { day }) => {
    const found = [...new Set(find(weekdayIn(groups), day, countOf(groups)))].sort((a, b) => a - b);
    return { kind: 'weekday', weekday: weekdayIn(groups), days: () => found };
  };
const coming = (weekday: number, today: DayNumber): DayNumber => weekdayFrom(today + 1, weekday);
/** That weekday of the week, from Monday to Sunday, of a day. */
const ofWeek = (weekday: number, day: DayNumber): DayNumber => mondayOf(day) + ((weekday + 6) % WEEK);
const onThis = on((weekday, today) => [weekdayFrom(today, weekday)]);
const weeksLater = on((weekday, today, count) =>
  count <= MOST_UNITS ? [coming(weekday, today) + count * WEEK] : [],
);
const inWeeks = on((weekday, today, count) =>
  count <= MOST_UNITS ? [ofWeek(weekday, today + count * WEEK), coming(weekday, today) + count * WEEK] : [],
);
/** Of the week after this; on a Sunday people differ. */
const onNext = on((weekday, today) => {
  const next = ofWeek(weekday, today + WEEK);
  return weekdayOn(today) === SUNDAY && weekday !== SUNDAY ? [next, next + WEEK] : [next];
});

const SOURCES: readonly (readonly [source: string, read: Reader])[] = [
  [`(?:week|weekend) of(?: the)?(?: (?:${DATE_OF_A_WEEK}))?`, vague],
  [`(?:in )?${COUNT} weeks? (?:from|after) (?:this )?${W}`, weeksLater],
  [
    `(?:in )?${COUNT} (?<unit>day|week)s? (?:from|after) (?:this )?(?<base>now|today|tonight|tomorrow)`,
    daysLater,
  ],
  [`${COUNT} (?<unit>week)s? (?:on |this )?(?<base>today|tonight|tomorrow)`, daysLater],
  [`in ${COUNT} weeks?(?: on)? ${W}`, inWeeks],
  [`${COUNT} weeks?(?: on| this)? ${W}`, weeksLater],
  [`in ${COUNT} (?<unit>day|week)s?`, daysLater],
  [HOLIDAY, readHoliday],
  [
    String.raw`${BEFORE_NUMBERS}(?<a>\d+)(?<mark>[/.-])(?<b>\d+)(?:\k<mark>(?<c>\d+))?${BEHIND_NUMBERS}`,
    readNumbers,
  ],
  [`(?<count>last|\\d+S?T) ${W}(?: of| in)? (?<month>${MONTH_SAID})`, readCounted],
  [`[1-5]ST W\\d|W\\d (?:of|in) (?:${MONTH_SAID})`, vague],
  [`${W}(?: of| in)? next week`, onNext],
  [`${W}(?: of| in)? this week`, onThis],
  [`next week(?: on)? ${W}`, onNext],
  ['W\\d week|W\\d after next|next next W\\d|(?:some|any|a|another) W\\d', vague],
  [`${W} in ${COUNT} weeks`, inWeeks],
  ['P\\d|(?:every|each|all|cada|los|every other) W\\d', () => ({ kind: 'repeating', ...NO_DAY })],
  [`(?:this|coming|upcoming) ${W}`, onThis],
  [`next ${W}`, onNext],
  [`(?:last|past|previous) ${W}`, on((weekday, today) => [weekdayFrom(today - WEEK, weekday)])],
  [W, readWeekday],
  [`(?:${DAY_THEN_MONTH}|${MONTH_THEN_DAY})${OF_A_YEAR}`, readMonthDay],
  ['(?<=\\b(?:in|during|early|mid|late|sometime|of|for|this|next) )M\\d+', vague],
  [
    `(?:(?:the|el) )?(?<day>\\d+)(?:T|(?<=(?:the|el) \\d+)ST)${OF_A_MONTH}(?: of (?<month>next|this|the) month)?`,
    readDay,
  ],
  [`(?:(?:the|el) |(?<=KW ))(?=1[3-9]|[2-9]\\d)(?<day>${DAY})${OF_A_MONTH}`, readDay],
  ['day after tomorrow|pasado tomorrow', (_, { day }) => days(day + 2)],
  ['yesterday|(?:last|past|previous) (?:night|evening|afternoon|morning)', (_, { day }) => days(day - 1)],
  ['this(?= (?:night|evening|afternoon|morning)\\b)|today|tonight|hoy', (_, { day }) => days(day)],
  ['(?<!la )tomorrow', (_, { day, minutes }) => (minutes < SMALL_HOURS ? days(day, day + 1) : days(day + 1))],
  ['(?:this|next|coming|following) (?:weekend|week|month|year|summer|spring|fall|winter)', vague],
  ['weekends?|sometime|someday|soon|asap|whenever|anytime', vague],
];

/** How days are named. What needs the most words comes first, so that it is not read in parts. */
export const DATE_PATTERNS = SOURCES.map(([source, read]) => ({ pattern: wholeWords(source), read }));

/** "friday": on a Friday that may be today or a week from now. */
function readWeekday(groups: Groups, { day }: Today): Reading {
  const weekday = weekdayIn(groups);
  const found = weekdayOn(day) === weekday ? [day, day + WEEK] : [coming(weekday, day)];
  return { kind: 'weekday', weekday, days: () => found };
}

/** "in two weeks", "3 days from tomorrow" */
function daysLater(groups: Groups, { day }: Today): Reading | undefined {
  const unit = groups['unit'] === 'week' ? WEEK : 1;
  const base = groups['base'] === 'tomorrow' ? day + 1 : day;
  return countOf(groups) <= MOST_UNITS ? days(base + countOf(groups) * unit) : undefined;
}

/** "christmas eve", "friday after thanksgiving", "halloween bash"; "happy easter" is a greeting. */
function readHoliday({ greeting, span, name = '', side, beside, theme }: Groups, { day }: Today): Reading {
  if (greeting !== undefined) return { kind: 'none', ...NO_DAY };
  const found = holidayCalled(name, day);
  const holiday = found[0] ?? day;
  if (span !== undefined || (side !== undefined && beside === undefined)) return { kind: 'vague', ...NO_DAY };
  if (found.length > 1) return days(...found);
  if (side === undefined) return { ...days(holiday), kind: theme === undefined ? 'day' : 'theme' };
  if (!beside?.startsWith('W')) return days(holiday + (side === 'after' ? 1 : -1));
  return days(weekdayFrom(side === 'after' ? holiday + 1 : holiday - WEEK, Number(beside.slice(1))));
}

/** "12/4", "12-04-26", "2026-12-04", American order; "12-4" and "11.27" may be times. */
function readNumbers({ a = '', b = '', c, mark, split }: Groups, today: Today): Reading | undefined {
  const [first, second] = [Number(a), Number(b)];
  if (c !== undefined && a.length === 4) return dated({ month: second, day: Number(c), year: first }, today);
  if (c?.length === 2) return dated({ month: first, day: second, year: CENTURY + Number(c) }, today);
  if (c !== undefined)
    return c.length === 4 ? dated({ month: first, day: second, year: Number(c) }, today) : undefined;
  if (mark === '/')
    return isShare(first, second, split) ? undefined : dated({ month: first, day: second }, today);
  const isDay = isBetween(first, 1, 12) && isBetween(second, 1, 31);
  return isDay ? { ...dateReading({ month: first, day: second }, today), kind: 'maybe' } : undefined;
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** "merch 85/15", "70/30 split", "24/7" */
const isShare = (first: number, second: number, split: string | undefined): boolean =>
  first + second === 100 || (split !== undefined && second > 31) || (first === 24 && second === 7);

function dated({ month, day, year }: MonthDay, today: Today): Reading | undefined {
  if (month > MOST_OF_A_DATE && day > MOST_OF_A_DATE) return undefined;
  if (isBetween(month, 13, 31) && isBetween(day, 1, 12))
    return { ...dateReading({ month: day, day: month, year }, today), doubtful: () => true };
  return isBetween(month, 1, 12)
    ? dateReading({ month, day, year }, today)
    : { kind: 'impossible', ...NO_DAY };
}

/** "second friday of next month", "last saturday in november" */
function readCounted({ count, weekday, month = '' }: Groups, { day }: Today): Reading {
  const wanted = month.startsWith('M')
    ? Number(month.slice(1))
    : monthOn(day) + (month.startsWith('next') ? 1 : 0);
  const nth = count === 'last' ? -1 : numberOf(count);
  const found = [0, 12]
    .map((later) => weekdayOfMonth(monthAfter(yearOf(day), wanted + later), Number(weekday?.slice(1)), nth))
    .find((each) => each !== undefined && each >= day);
  return found === undefined ? { kind: 'impossible', ...NO_DAY } : days(found);
}

/** @param month 1 to 12 of that year, 13 for the January after it */
const monthAfter = (year: number, month: number): { year: number; month: number } => ({
  year: year + Math.floor((month - 1) / 12),
  month: ((month - 1) % 12) + 1,
});

/** "nov 27th", "27th of november 2026", "4 de diciembre"; not the hour of "8 dec 12". */
function readMonthDay(
  { day1, of, month1, next, month2, day2, year, short }: Groups,
  today: Today,
): Reading | undefined {
  const day = numberOf(day1 ?? day2);
  if (day < 1 || day > MOST_OF_A_DATE) return undefined;
  const isAmbiguous = day1 !== undefined && of === undefined && !day1.endsWith('T') && day <= 12;
  if (isAmbiguous && next !== undefined) return undefined;
  const said = short === undefined ? numberOf(year) : CENTURY + Number(short);
  return dateReading({ month: Number(month1 ?? month2), day, year: said || undefined }, today);
}

/**
 * The day of a month by its number, of the year nearest to today that is not over; one that was a short while ago stays
 * in the past, so that it is asked about, unless the weekday said beside it is next year's.
 */
export function dateReading(date: MonthDay, today: Today): Reading {
  const dayIn = (year: number): DayNumber | undefined => dayOf(year, date.month, date.day);
  const find = (weekday?: number): DayNumber | undefined => {
    if (date.year !== undefined) return dayIn(date.year);
    const [now, next] = [dayIn(yearOf(today.day)), dayIn(yearOf(today.day) + 1)];
    if (now !== undefined && now >= today.day) return now;
    // The coming February has no 29th.
    if (now === undefined && date.month >= monthOn(today.day)) return undefined;
    if (next === undefined || now === undefined) return next ?? now;
    return today.day - now <= LATELY && weekdayOn(next) !== weekday ? now : next;
  };
  return {
    kind: 'day',
    date,
    days: (weekday) => [find(weekday) ?? []].flat(),
    doubtful: (day) => date.year !== undefined && day > today.day + FAR_AHEAD,
  };
}

/** "the 14th", "on the 14", "the 5th of next month": the next such day; with a weekday the next that is one. */
function readDay({ day: said, month }: Groups, { day: today }: Today): Reading | undefined {
  const number = numberOf(said);
  if (number < 1 || number > MOST_OF_A_DATE) return undefined;
  const months = month === undefined ? [...Array(MONTHS_AHEAD).keys()] : [month === 'next' ? 1 : 0];
  const ahead = months.flatMap((later) => {
    const inMonth = monthAfter(yearOf(today), monthOn(today) + later);
    return dayOf(inMonth.year, inMonth.month, number) ?? [];
  });
  const coming = month === undefined ? ahead.filter((day) => day >= today) : ahead;
  return {
    kind: 'day',
    days: (weekday) => [coming.find((day) => weekdayOn(day) === weekday) ?? coming[0] ?? []].flat(),
    doubtful: (day) => coming.indexOf(day) > 1,
  };
}
