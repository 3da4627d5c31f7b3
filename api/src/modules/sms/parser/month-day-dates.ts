import { monthOf, weekdayOf } from './calendar-words.js';
import type { DateMention } from './date-mention.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const MOST_DAYS = 39;
const YEARS = { from: 2010, to: 2029 };
const MERIDIEMS = wordSet('am pm a p oclock hrs h hs horas uhr');

/** "nov 27th", "27th of november 2026", "4 de diciembre"; a month alone is vague. */
export function monthDay(message: Message, at: number): DateMention | undefined {
  return dayThenMonth(message, at) ?? monthThenDay(message, at);
}

function dayThenMonth(message: Message, at: number): DateMention | undefined {
  const day = isDay(message, at) ? message.number(at) : undefined;
  if (day === undefined || [':', '@', 'at'].includes(message.text(at - 1))) return undefined;
  const of = ['of', 'de'].includes(message.text(at + 1));
  const monthAt = of ? at + 2 : at + 1;
  const month = monthOf(message.text(monthAt));
  if (month === undefined) return undefined;
  const following = isDay(message, monthAt + 1) ? message.number(monthAt + 1) : undefined;
  const isTimeBefore = !of && !message.isOrdinal(at) && day <= 12 && following !== undefined;
  return isTimeBefore ? undefined : { from: at, ...withYear(message, monthAt + 1, { month, day }) };
}

function monthThenDay(message: Message, at: number): DateMention | undefined {
  const month = message.free(at)?.kind === 'word' ? monthOf(message.text(at)) : undefined;
  if (month === undefined) return undefined;
  let dayAt = at + 1;
  if (message.text(dayAt) === '.') dayAt++;
  if (message.text(dayAt) === 'the') dayAt++;
  if (message.text(dayAt) === '-' && message.isGlued(dayAt)) dayAt++;
  const day = isDay(message, dayAt) ? message.number(dayAt) : undefined;
  if (day !== undefined) return { from: at, ...withYear(message, dayAt + 1, { month, day }) };
  return WHEN.has(message.text(at - 1)) ? { from: at, to: at + 1, reading: { kind: 'vague' } } : undefined;
}

const WHEN = wordSet('in during early mid late sometime of for this next');

/** A number that counts days and not hours. */
export function isDay(message: Message, at: number): boolean {
  const token = message.free(at);
  if (token?.value === undefined || token.value > MOST_DAYS || token.value < 1) return false;
  if (token.ordinal) return true;
  if (MERIDIEMS.has(message.text(at + 1)) && !message.says(at + 1, 'a', 'las')) return false;
  const next = message.text(at + 1);
  const isClock = [':', ';', '.'].includes(next) && message.isGlued(at + 1) && message.isGlued(at + 2);
  return !(isClock && message.number(at + 2) !== undefined);
}

function withYear(
  message: Message,
  at: number,
  { month, day }: { month: number; day: number },
): Pick<DateMention, 'to' | 'reading'> {
  const yearAt = [',', 'of', 'de'].includes(message.text(at)) ? at + 1 : at;
  if (isYear(message, yearAt)) {
    return { to: yearAt + 1, reading: { kind: 'month-day', month, day, year: message.number(yearAt) } };
  }
  const spelled = spelledYear(message, yearAt);
  if (spelled) return { to: spelled.to, reading: { kind: 'month-day', month, day, year: spelled.year } };
  return { to: at, reading: { kind: 'month-day', month, day } };
}

/** "twenty twenty seven", "two thousand twenty seven" */
function spelledYear(message: Message, at: number): { year: number; to: number } | undefined {
  const isTwenty = message.number(at) === 20 && message.free(at)?.spelled === true;
  const isThousand = message.number(at) === 2 && message.text(at + 1) === 'thousand';
  if (!isTwenty && !isThousand) return undefined;
  const start = isTwenty ? at + 1 : message.text(at + 2) === 'and' ? at + 3 : at + 2;
  const year = CENTURY + (message.number(start) ?? 0);
  const isSaid = message.free(start)?.spelled === true && year >= YEARS.from && year <= YEARS.to;
  return isSaid ? { year, to: start + 1 } : undefined;
}

const CENTURY = 2000;

/** Four digits that are no hour to anybody. */
export function isYear(message: Message, at: number): boolean {
  const year = message.number(at) ?? 0;
  const isHour = ['hrs', 'hours', 'h', 'pm', 'am', 'p'].includes(message.text(at + 1));
  return year >= YEARS.from && year <= YEARS.to && message.text(at).length === 4 && !isHour;
}

const NOT_OF_A_MONTH = wordSet(
  'annual anniversary birthday bday street st ave avenue time set show floor grade year night one round place cd album gig',
);

/** "the 14th", "14th", "on the 14", "the 5th of next month". */
export function dayOfMonthDate(message: Message, at: number): DateMention | undefined {
  const day = message.number(at);
  if (day === undefined || day < 1 || day > MOST_DAYS || NOT_OF_A_MONTH.has(message.text(at + 1)))
    return undefined;
  const the = ['the', 'el'].includes(message.text(at - 1));
  const isNamed = message.isOrdinal(at)
    ? the || !message.free(at)?.spelled
    : (the || isAfterWeekday(message, at)) && day > 12 && isDay(message, at);
  if (!isNamed) return undefined;
  const month = monthSaid(message, at + 1);
  return {
    from: the ? at - 1 : at,
    to: month ? at + 4 : at + 1,
    reading: { kind: 'day-of-month', day, month },
  };
}

/** "viernes 17": a number right behind a weekday that no clock has at night. */
const isAfterWeekday = (message: Message, at: number): boolean =>
  message.takenAs(at - 1) === 'date' && weekdayOf(message.written(at - 1)) !== undefined;

/** "of next month" */
function monthSaid(message: Message, at: number): 'this' | 'next' | undefined {
  if (message.says(at, 'of', 'next', 'month')) return 'next';
  return message.says(at, 'of', 'this', 'month') || message.says(at, 'of', 'the', 'month')
    ? 'this'
    : undefined;
}
