import {
  dayOf,
  type DayNumber,
  HOLIDAY_NAMES,
  holidayCalled,
  monthOn,
  nextIn,
  weekdayFrom,
  weekdayOfMonth,
  weekdayOfWeek,
  weekdayOn,
  yearOf,
} from './calendar.js';
import { type Match, oneOf, type Span, wholeWords } from './message.js';

/** Tokens that name a day. */
export type DateMention = Span & Reading;

/** How a day is named. */
export interface Reading {
  /** `theme`: a holiday that may be a party's; `none`: a greeting's. */
  kind: 'day' | 'theme' | 'none' | 'vague' | 'repeating' | 'impossible';
  /** Each of them may be meant. */
  days: readonly DayNumber[];
  /** One of them is meant instead if it is on the weekday that is said beside it; of several `days` that weekday chooses, too. */
  later?: readonly DayNumber[];
  /** Of a day that is named by its weekday. */
  weekday?: number;
  isDoubtful?: boolean;
}

/** The wall clock of the venue when the message arrives. */
export interface Today {
  day: DayNumber;
  /** Minutes since midnight. */
  minutes: number;
  /** The year that is said with a day. */
  year?: number;
}

type Found = Pick<Match, 'text' | 'groups'>;
type Reader = (found: Found, today: Today) => Reading | undefined;

const WEEK = 7;
const CENTURY = 2000;
const MONTHS_AHEAD = [0, 1, 2];
/** Until then "tomorrow" may be the day that has begun. */
const SMALL_HOURS = 4 * 60;

/** A number that counts days and not hours. */
const DAY = String.raw`[0-3]?\dS?(?:T|(?!\w)(?![' ]?(?:am|pm|a(?! las)|p|oclock|hrs|hs?|horas|uhr)\b|[:;.]\d))`;
/** Four digits that are no hour to anybody, and no part of "2026-12-04". */
export const YEAR = String.raw`(?<![-/.]|at |@ ?|: ?)20[12]\d(?![-/.]?\w|[' ]?(?:hrs|hours|h|pm|am|p)\b)`;
const W = 'W\\d';
const COUNT = '(?:\\d\\d?S?|a|un)';
const MONTH_SAID = String.raw`M\d+|(?:next|this|the) month`;
const DAY_THEN_MONTH = String.raw`(?<![:@] ?|at )(?<day1>${DAY})[' ]?(?<of>(?:of|de) )?M\d\d?(?!\w)(?=(?<next>[ ']?${DAY})?)`;
const MONTH_THEN_DAY = String.raw`M\d\d?(?!\w)\.?[' ]?(?:the |-)?(?<day2>${DAY})`;
const SURE_TIME = String.raw`(?:\d[' ]?[ap]m?\b|:\d\d)`;
/** "nov 27-28", "dec 4 and 5th": each further day of the same month. */
const MORE = String.raw`(?:(?: ?(?:to|until|and|or|[/,+]) ?(?=\d+S?T|1[3-9]|[23]\d)| (?:and|or) (?=\d\d?(?:(?: at (?=\d)| ?[,@])[^]*${SURE_TIME}| \d{0,2}${SURE_TIME}))|-)(?<more>${DAY}))?`;
const BEFORE_NUMBERS = String.raw`(?<!\d[:;./-]|\w'?|M\d+ )`;
const BEHIND_NUMBERS = String.raw`(?!\w| ?'?(?:am|pm|a|p|hours?|hrs?|oclock|ish)\b|:\d)`;
/** "12-4" is a stretch of time, and a day only beside a sure time where no other date is named. */
const NO_STRETCH = String.raw`(?:(?=[^]*${SURE_TIME})|(?<=${SURE_TIME}[^]*))(?<!K(?!W)[^]*)(?![^]*K(?!W))`;
const OF_A_MONTH = String.raw`(?! (?:annual|anniversary|birthday|bday|street|st|avenue|ave|time|set|show|floor|grade|year|night|1S|round(?! ?\d)|place|cd|album|gig)\b)`;
const KIND =
  'happy|merry|feliz|blessed|joyous|joyful|glorious|belated|wonderful|lovely|safe|good|great|nice|fun|survived|enjoyed';
/** "have a great thanksgiving", "hope your easter"; not "9pm would be great new years eve". */
const GREETINGS = String.raw`(?<!\b(?:be|is|are|sounds?|looks?|works?) (?:an? )?)(?:${KIND})|how was|hope (?!to\b|i\b|we\b|for\b)(?:[a-z]+ ){0,5}?(?:${KIND}|your|ur|yalls)`;
const PARTIES = oneOf(`
  party show bash concert fest festival celebration gig event dance season szn songs music tunes energy vibe vibes spirit theme`);
/** A holiday, what is greeted with it, the day beside it, and the party after it. */
const HOLIDAY = `(?:(?<greeting>${GREETINGS}) |(?:(?<beside>${W}|day|night|evening) )?(?<side>before|after) )?(?<name>${HOLIDAY_NAMES})(?!\\w)(?<span> (?:weekend|week))?(?=(?<theme> ${PARTIES}\\b)?)`;
/** Holidays of which nobody knows the date by heart. */
const MOVABLE = `(?:easter|mardi gras|fat W2|good W5|mothers day|(?:mlk|presidents|columbus|veterans) day)(?: ${W})?`;

const days = (...values: number[]): Reading => ({ kind: 'day', days: values });
const without = (kind: Reading['kind']): Reading => ({ kind, days: [] });
const vague: Reader = () => without('vague');
const countIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 1);
const weekdayIn = (text: string): number => Number(/W(\d)/.exec(text)?.[1]);
const monthIn = (text: string): number => Number(/M(\d+)/.exec(text)?.[1]);
/** @param find the days that a weekday may mean on a day */
const on =
  (find: (weekday: number, today: DayNumber, count: number) => readonly DayNumber[]): Reader =>
  ({ text }, { day }) => {
    const weekday = weekdayIn(text);
    return { ...days(...find(weekday, day, countIn(text.replace(/W\d/, '')))), weekday };
  };
const coming = (weekday: number, today: DayNumber): DayNumber => weekdayFrom(today + 1, weekday);
const weeksLater = on((weekday, today, count) => [coming(weekday, today) + count * WEEK]);
/** Of the week after this; on a Sunday people differ. */
const onNext = on((weekday, today) => {
  const next = weekdayOfWeek(today + WEEK, weekday);
  return weekdayOn(today) === 0 && weekday !== 0 ? [next, next + WEEK] : [next];
});
/** "friday": on a Friday that may be today or a week from now. */
const onWeekday = on((weekday, today) =>
  weekdayOn(today) === weekday ? [today, today + WEEK] : [coming(weekday, today)],
);

const SOURCES: readonly (readonly [source: string, read: Reader])[] = [
  [String.raw`(?:week|weekend) of(?: the)?(?: (?:\d+[/.-]\d+|M\d+ \d+T?|\d+T(?: of M\d+)?))?`, vague],
  [
    `not (?:(?:on|this|the|coming) )?(?<base>today|tonight|tomorrow|${W})(?: ?,)? ?(?:(?:but|rather) )?(?:on )?(?:the )?(?:(?<after>${W}) after|1S after(?: that)?|(?:next|following)(?: 1S| week)?(?! W)|week after)`,
    readAfter,
  ],
  [`in ${COUNT} weeks?(?: on)? ${W}|${W} in ${COUNT} weeks`, vague],
  [`(?:in )?${COUNT} weeks?(?: from| after| on)?(?: this)? ${W}`, weeksLater],
  [
    `(?:in )?${COUNT} (?:(?:day|week)s? (?:from|after)|weeks?)(?: this)? (?:now|today|tonight|tomorrow)`,
    daysLater,
  ],
  [`in ${COUNT} (?:day|week)s?`, daysLater],
  [MOVABLE, vague],
  [HOLIDAY, readHoliday],
  [
    String.raw`${BEFORE_NUMBERS}(?<a>\d+)(?:(?<mark>[/.-])(?<b>\d+)\k<mark>(?<c>\d\d|\d{4})|/(?<day>\d+))${BEHIND_NUMBERS}`,
    readNumbers,
  ],
  ['P\\d|(?:every|each|all|cada|los|every other) W\\d', () => without('repeating')],
  [`(?:last|\\d+S?T) ${W}(?: of| in)? (?:${MONTH_SAID})`, readCounted],
  [`[1-5]ST ${W}|${W} (?:of|in) (?:${MONTH_SAID})`, vague],
  [`${W} week|${W} after next|next next ${W}|(?:some|any|a|another) ${W}`, vague],
  [`${W}(?: of| in)? next week|next (?:week(?: on)? )?${W}`, onNext],
  [
    `${W}(?: of| in)? this week|(?:this|coming|upcoming) ${W}`,
    on((weekday, today) => [weekdayFrom(today, weekday)]),
  ],
  [`(?:last|past|previous) ${W}`, on((weekday, today) => [weekdayFrom(today - WEEK, weekday)])],
  [W, onWeekday],
  // The year behind it is read already, and belongs to the same words.
  [`(?:${DAY_THEN_MONTH}|${MONTH_THEN_DAY})${MORE}(?:,? K(?!W))?`, readMonthDay],
  ['(?<=\\b(?:in|during|early|mid|late|sometime|of|for|this|next) )M\\d+', vague],
  [
    `(?:(?:the|el) )?(?<day>[0-3]?\\d)(?:T|(?<=(?:the|el) \\d+)ST)${OF_A_MONTH}(?: of (?<month>next|this|the) month)?`,
    readDay,
  ],
  [`(?:(?:the|el) |(?<=KW ))(?=1[3-9]|[2-9]\\d)(?<day>${DAY})${OF_A_MONTH}`, readDay],
  ['day after tomorrow|pasado tomorrow', (_, { day }) => days(day + 2)],
  ['yesterday|(?:last|past|previous) (?:night|evening|afternoon|morning)', (_, { day }) => days(day - 1)],
  ['this(?= (?:night|evening|afternoon|morning)\\b)|today|tonight|hoy', (_, { day }) => days(day)],
  ['(?<!la )tomorrow', (_, { day, minutes }) => (minutes < SMALL_HOURS ? days(day, day + 1) : days(day + 1))],
  ['(?:this|next|coming|following) (?:weekend|week|month|year|summer|spring|fall|winter)', vague],
  ['weekends?|sometime|someday|soon|asap|whenever|anytime', vague],
  [String.raw`${BEFORE_NUMBERS}(?<a>\d\d?)[.-](?<day>\d\d?)${BEHIND_NUMBERS}${NO_STRETCH}`, readNumbers],
];

/** How days are named. What needs the most words comes first, so that it is not read in parts. */
export const DATE_PATTERNS = SOURCES.map(([source, read]) => ({ pattern: wholeWords(source), read }));

/** "in two weeks", "3 days from tomorrow" */
function daysLater({ text }: Found, { day }: Today): Reading {
  const later = countIn(text) * (text.includes('week') ? WEEK : 1);
  return days(day + later + (text.endsWith('tomorrow') ? 1 : 0));
}

/** "christmas eve", "friday after thanksgiving", "halloween bash"; "happy easter" is a greeting. */
function readHoliday({ groups }: Found, today: Today): Reading {
  const { greeting, span, name = '', side, beside, theme } = groups;
  if (greeting !== undefined) return without('none');
  if (span !== undefined || (side !== undefined && beside === undefined)) return without('vague');
  const aside = (holiday: DayNumber): DayNumber => {
    if (side === undefined) return holiday;
    if (!beside?.startsWith('W')) return holiday + (side === 'after' ? 1 : -1);
    return weekdayFrom(side === 'after' ? holiday + 1 : holiday - WEEK, weekdayIn(beside));
  };
  const kind = theme === undefined ? 'day' : 'theme';
  return { ...days(...holidayCalled(name, today).map(aside)), kind };
}

/** "not tomorrow but the friday after", "not this friday but the next one" */
function readAfter({ groups: { base = '', after } }: Found, { day }: Today): Reading {
  const first = base.startsWith('W') ? coming(weekdayIn(base), day) : day + (base === 'tomorrow' ? 1 : 0);
  return days(after === undefined ? first + WEEK : weekdayFrom(first + 1, weekdayIn(after)));
}

/** "12/4", "12-04-26", "2026-12-04", American order; no "70/30". */
function readNumbers({ groups: { a = '', b, c = '', day } }: Found, today: Today): Reading | undefined {
  const [first, second, third] = [Number(a), Number(b ?? day), Number(c)];
  if (b === undefined)
    return first + second === 100 ? undefined : dateReading({ month: first, day: second }, today);
  if (a.length === 4) return dateReading({ month: second, day: third, year: first }, today);
  return dateReading({ month: first, day: second, year: (third % CENTURY) + CENTURY }, today);
}

/** "second friday of next month", "last saturday in november" */
function readCounted({ text }: Found, { day, year }: Today): Reading {
  const named = monthIn(text);
  const month = named || monthOn(day) + (text.includes('next') ? 1 : 0);
  const count = text.startsWith('last') ? -1 : countIn(text);
  const found = nextIn({ day, year: named ? year : undefined }, (each) =>
    weekdayOfMonth([each, month], weekdayIn(text), count),
  );
  return found === undefined ? without('impossible') : days(found);
}

/** "nov 27th", "27th of november", "4 de diciembre", "nov 27-28"; not the hour of "8 dec 12". */
function readMonthDay({ text, groups }: Found, today: Today): Reading | undefined {
  const { day1, of, next, day2 = '', more } = groups;
  const month = monthIn(text);
  const day = parseInt(day1 ?? day2, 10);
  const isHour = day1 !== undefined && of === undefined && !day1.endsWith('T') && day <= 12;
  if (isHour && next !== undefined) return undefined;
  const read = dateReading({ month, day }, today);
  const others = more === undefined ? [] : dateReading({ month, day: parseInt(more, 10) }, today).days;
  return { ...read, days: [...read.days, ...others] };
}

/** In the year that is said, else the next such day: one that passed lately is asked about. */
function dateReading(
  { month, day, year }: { month: number; day: number; year?: number },
  today: Today,
): Reading {
  const meant = nextIn({ day: today.day, year: year ?? today.year }, (each) =>
    month <= 12 ? dayOf(each, month, day) : undefined,
  );
  return meant === undefined ? without('impossible') : days(meant);
}

/** "the 14th", "on the 14", "the 5th of next month": the next such day; with a weekday the next that is one. */
function readDay({ groups: { day: said = '', month } }: Found, { day: today }: Today): Reading {
  const months = month === undefined ? MONTHS_AHEAD : [month === 'next' ? 1 : 0];
  const [first, ...later] = months
    .flatMap((ahead) => dayOf(yearOf(today), monthOn(today) + ahead, parseInt(said, 10)) ?? [])
    .filter((day) => day >= today || month !== undefined);
  return first === undefined ? without('impossible') : { ...days(first), later };
}
