import { type DayNumber, monthOn, weekdayOfMonth, yearOf } from './calendar.js';
import { besideHoliday, HOLIDAY, holidayCalled } from './holidays.js';
import { type Match, wholeWords } from './message.js';

/** Tokens that name a day, `from` to before `to`, and how. */
export interface DateMention {
  from: number;
  to: number;
  reading: DateReading;
}

export type DateReading =
  /** One day, or several of which the sender means one. */
  | { kind: 'days'; days: readonly DayNumber[] }
  | { kind: 'holiday'; day: DayNumber; theme: boolean }
  | { kind: 'weekday'; weekday: number; which: WhichWeekday }
  | { kind: 'month-day'; month: number; day: number; year?: number }
  | { kind: 'day-of-month'; day: number; month?: 'this' | 'next' }
  /** Month and day only if the message has another time: `12-4`, `11.27`. */
  | { kind: 'maybe'; month: number; day: number }
  | { kind: 'doubtful'; month: number; day: number; year?: number }
  | { kind: 'impossible' | 'vague' | 'repeating' };

/** `later`: so many weeks after the coming one; `week-of`: in the week so many weeks from now. */
export type WhichWeekday =
  'plain' | 'this' | 'next' | 'next-week' | 'last' | { later: number } | { inWeeks: number };

/** The wall clock of the venue when the message arrives. */
export interface Today {
  day: DayNumber;
  /** Minutes since midnight. */
  minutes: number;
}

type Groups = Match['groups'];
type Reader = (groups: Groups, today: Today) => DateReading | undefined;

const WEEK = 7;
const CENTURY = 2000;
const MOST_UNITS = 60;
const MOST_OF_A_DATE = 39;
const YEARS = { from: 2010, to: 2029 };
/** Until then "tomorrow" may be the day that has begun. */
const SMALL_HOURS = 4 * 60;

/** A number that counts days and not hours. */
export const DAY = String.raw`\d\d?S?(?:T|(?!\w)(?![' ]?(?:am|pm|a(?! las)|p|oclock|hrs|hs?|horas|uhr)\b|[:;.]\d))`;
/** Four digits that are no hour to anybody. */
export const YEAR = String.raw`20[12]\d(?!\w|[' ]?(?:hrs|hours|h|pm|am|p)\b)`;
const W = String.raw`(?<weekday>W\d)`;
const COUNT = String.raw`(?<count>\d+S?|a|un)`;
const MONTH_SAID = String.raw`M\d+|(?:next|this|the) month`;
const PARTS = '(?:night|evening|afternoon|morning)';
const DATE_OF_A_WEEK = String.raw`\d+[/.-]\d+|M\d+ \d+T?|\d+T(?: of M\d+)?`;
const DAY_THEN_MONTH = String.raw`(?<![:@] ?|at )(?<day1>${DAY})[' ]?(?<of>(?:of|de) )?M(?<month1>\d\d?)(?!\w)(?=(?<next>[ ']?${DAY})?)`;
const MONTH_THEN_DAY = String.raw`M(?<month2>\d\d?)(?!\w)\.?[' ]?(?:the |-)?(?<day2>${DAY})`;
const OF_A_YEAR = String.raw`(?:,? ?(?:of |de )?(?<year>${YEAR})| (?:20S|2S thousand(?: and)?) (?<short>\d\d?)S)?`;
const BEFORE_NUMBERS = String.raw`(?<!\d[:;./-]|\w'?|M\d+ )`;
const BEHIND_NUMBERS = String.raw`(?!\w| ?'?(?:am|pm|a|p|hours?|hrs?|oclock|ish)\b|:\d)(?<split> ?(?=(?:split|door|deal|%|merch|versus|vs)\b))?`;
const OF_A_MONTH = String.raw`(?! (?:annual|anniversary|birthday|bday|street|st|avenue|ave|time|set|show|floor|grade|year|night|1S|round|place|cd|album|gig)\b)`;

const days = (...values: number[]): DateReading => ({ kind: 'days', days: values });
const vague: Reader = () => ({ kind: 'vague' });
const repeating: Reader = () => ({ kind: 'repeating' });
const numberOf = (text: string | undefined): number => parseInt(text ?? '', 10);
const countOf = ({ count }: Groups): number => (count === 'a' || count === 'un' ? 1 : numberOf(count));
const on =
  (which: WhichWeekday | ((groups: Groups) => WhichWeekday)): Reader =>
  (groups) => ({
    kind: 'weekday',
    weekday: Number(groups['weekday']?.slice(1)),
    which: typeof which === 'function' ? which(groups) : which,
  });
const inWeeks = on((groups) => ({ inWeeks: countOf(groups) }));
const weeksLater: Reader = (groups, today) =>
  countOf(groups) <= MOST_UNITS ? on({ later: countOf(groups) })(groups, today) : undefined;

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
  [`${W}(?: of| in)? next week`, on('next-week')],
  [`${W}(?: of| in)? this week`, on('this')],
  [`next week(?: on)? ${W}`, on('next-week')],
  ['W\\d week|W\\d after next|next next W\\d|(?:some|any|a|another) W\\d', vague],
  [`${W} in (?<count>\\d+S?) weeks`, inWeeks],
  ['P\\d|(?:every|each|all|cada|los|every other) W\\d', repeating],
  [`(?:this|coming|upcoming) ${W}`, on('this')],
  [`next ${W}`, on('next')],
  [`(?:last|past|previous) ${W}`, on('last')],
  [W, on('plain')],
  [`(?:${DAY_THEN_MONTH}|${MONTH_THEN_DAY})${OF_A_YEAR}`, readMonthDay],
  ['(?<=\\b(?:in|during|early|mid|late|sometime|of|for|this|next) )M\\d+', vague],
  [
    `(?:(?:the|el) )?(?<day>\\d+)(?:T|(?<=(?:the|el) \\d+)ST)${OF_A_MONTH}(?: of (?<month>next|this|the) month)?`,
    readDay,
  ],
  [`(?:(?:the|el) |(?<=KW ))(?=1[3-9]|[2-9]\\d)(?<day>${DAY})${OF_A_MONTH}`, readDay],
  ['day after tomorrow|pasado tomorrow', (_, { day }) => days(day + 2)],
  [`yesterday|(?:last|past|previous) ${PARTS}`, (_, { day }) => days(day - 1)],
  [`this(?= ${PARTS}\\b)|today|tonight|hoy`, (_, { day }) => days(day)],
  ['(?<!la )tomorrow', (_, { day, minutes }) => (minutes < SMALL_HOURS ? days(day, day + 1) : days(day + 1))],
  ['(?:this|next|coming|following) (?:weekend|week|month|year|summer|spring|fall|winter)', vague],
  ['weekends?|sometime|someday|soon|asap|whenever|anytime', vague],
];

/** How days are named. What needs the most words comes first, so that it is not read in parts. */
export const DATE_PATTERNS = SOURCES.map(([source, read]) => ({ pattern: wholeWords(source), read }));

/** "in two weeks", "3 days from tomorrow" */
function daysLater(groups: Groups, { day }: Today): DateReading | undefined {
  const unit = groups['unit'] === 'week' ? WEEK : 1;
  const base = groups['base'] === 'tomorrow' ? day + 1 : day;
  return countOf(groups) <= MOST_UNITS ? days(base + countOf(groups) * unit) : undefined;
}

/** "christmas eve", "friday after thanksgiving", "halloween bash"; "happy easter" is a greeting. */
function readHoliday(groups: Groups, { day }: Today): DateReading | undefined {
  if (groups['greeting'] !== undefined) return days();
  if (groups['span'] !== undefined) return { kind: 'vague' };
  const [holiday, other] = holidayCalled(groups['name'] ?? '', day);
  if (holiday === undefined || other !== undefined)
    return days(...(holiday === undefined ? [] : [holiday, other ?? holiday]));
  const side = groups['side'];
  if (side === undefined) return { kind: 'holiday', day: holiday, theme: groups['theme'] !== undefined };
  const beside = groups['beside'];
  if (beside === undefined) return { kind: 'vague' };
  return days(
    besideHoliday(holiday, { weekday: beside.startsWith('W') ? Number(beside.slice(1)) : undefined, side }),
  );
}

/** "12/4", "12-04-26", "2026-12-04", American order; "12-4" and "11.27" may be times. */
function readNumbers(groups: Groups): DateReading | undefined {
  const [a = '', b = '', c] = [groups['a'], groups['b'], groups['c']];
  const [first, second] = [Number(a), Number(b)];
  if (c !== undefined && a.length === 4) return dated(second, Number(c), first);
  if (c?.length === 2) return dated(first, second, Number(c) + CENTURY);
  if (c !== undefined) return c.length === 4 ? dated(first, second, Number(c)) : undefined;
  if (groups['mark'] === '/')
    return isShare(first, second, groups['split']) ? undefined : dated(first, second);
  const isDay = first >= 1 && first <= 12 && second >= 1 && second <= 31;
  return isDay ? { kind: 'maybe', month: first, day: second } : undefined;
}

/** "merch 85/15", "70/30 split", "24/7" */
const isShare = (first: number, second: number, split: string | undefined): boolean =>
  first + second === 100 || (split !== undefined && second > 31) || (first === 24 && second === 7);

function dated(month: number, day: number, year?: number): DateReading | undefined {
  if (month > MOST_OF_A_DATE && day > MOST_OF_A_DATE) return undefined;
  if (month > 12 && month <= 31 && day >= 1 && day <= 12)
    return { kind: 'doubtful', month: day, day: month, year };
  return month >= 1 && month <= 12 ? { kind: 'month-day', month, day, year } : { kind: 'impossible' };
}

/** "second friday of next month", "last saturday in november" */
function readCounted({ count, weekday: word, month = '' }: Groups, today: Today): DateReading {
  const wanted = month.startsWith('M')
    ? Number(month.slice(1))
    : monthOn(today.day) + (month.startsWith('next') ? 1 : 0);
  const year = yearOf(today.day) + (wanted > 12 ? 1 : 0);
  const nth = count === 'last' ? -1 : numberOf(count);
  const found = [year, year + 1]
    .map((each) =>
      weekdayOfMonth({ year: each, month: wanted > 12 ? 1 : wanted }, Number(word?.slice(1)), nth),
    )
    .find((day) => day !== undefined && day >= today.day);
  return found === undefined ? { kind: 'impossible' } : days(found);
}

/** "nov 27th", "27th of november 2026", "4 de diciembre"; not the hour of "8 dec 12". */
function readMonthDay({
  day1,
  of,
  month1,
  next,
  month2,
  day2,
  year,
  short,
}: Groups): DateReading | undefined {
  const day = numberOf(day1 ?? day2);
  if (day < 1 || day > MOST_OF_A_DATE) return undefined;
  if (day1 !== undefined && of === undefined && !day1.endsWith('T') && day <= 12 && next !== undefined)
    return undefined;
  const said = year === undefined && short !== undefined ? CENTURY + Number(short) : numberOf(year);
  const isYear = said >= YEARS.from && said <= YEARS.to;
  return { kind: 'month-day', month: Number(month1 ?? month2), day, ...(isYear ? { year: said } : {}) };
}

/** "the 14th", "14th", "on the 14", "the 5th of next month" */
function readDay({ day, month }: Groups): DateReading | undefined {
  const number = numberOf(day);
  if (number < 1 || number > MOST_OF_A_DATE) return undefined;
  return {
    kind: 'day-of-month',
    day: number,
    month: month === undefined ? undefined : month === 'next' ? 'next' : 'this',
  };
}
