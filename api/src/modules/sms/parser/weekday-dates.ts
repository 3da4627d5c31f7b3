import { monthOn, weekdayOfMonth, yearOf } from './calendar.js';
import { monthOf, pluralWeekdayOf, weekdayOf } from './calendar-words.js';
import type { DateMention, DateReading, Today, WhichWeekday } from './date-mention.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const EVERY = wordSet('every each all cada los');
const ANY = wordSet('some any a another');
const THIS = wordSet('this coming upcoming');
const LAST = wordSet('last past previous');

/** "fri", "this saturday", "next fri", "thursday next week", "first friday of december", "every tuesday". */
export function weekdayDate(message: Message, at: number, today: Today): DateMention | undefined {
  const token = message.free(at);
  if (token?.kind !== 'word' || isWeWould(message, at)) return undefined;
  const plural = token.apostrophe ? undefined : pluralWeekdayOf(token.text);
  if (plural !== undefined) return { from: at, to: at + 1, reading: { kind: 'repeating' } };
  const singular = token.apostrophe && token.text.endsWith('s') ? token.text.slice(0, -1) : token.text;
  const weekday = weekdayOf(singular) ?? weekdayOf(token.text);
  if (weekday === undefined || message.says(at - 1, 'the', 'sun')) return undefined;
  return (
    counted(message, at, { weekday, today }) ?? afterWeek(message, at, weekday) ?? named(message, at, weekday)
  );
}

const WISHES = wordSet('love like be want prefer really appreciate need rather also enjoy');

/** "we'd love to" without its apostrophe. */
const isWeWould = (message: Message, at: number): boolean =>
  message.text(at) === 'wed' && (message.free(at)?.apostrophe === true || WISHES.has(message.text(at + 1)));

/** "second friday of next month", "last saturday in november". */
function counted(
  message: Message,
  at: number,
  { weekday, today }: { weekday: number; today: Today },
): DateMention | undefined {
  const count =
    message.text(at - 1) === 'last' ? -1 : message.isOrdinal(at - 1) ? message.number(at - 1) : undefined;
  const of = ['of', 'in'].includes(message.text(at + 1)) ? at + 2 : at + 1;
  const month = monthAt(message, of, today);
  if (count === undefined)
    return month && of === at + 2 ? { from: at, to: month.to, reading: { kind: 'vague' } } : undefined;
  if (!month)
    return count > 0 && count <= 5 && message.free(at - 1)?.spelled
      ? { from: at - 1, to: at + 1, reading: { kind: 'vague' } }
      : undefined;
  const years = [month.year, month.year + 1];
  const day = years
    .map((year) => weekdayOfMonth({ year, month: month.month }, weekday, count))
    .find((candidate) => candidate !== undefined && candidate >= today.day);
  const reading: DateReading = day === undefined ? { kind: 'impossible' } : { kind: 'days', days: [day] };
  return { from: at - 1, to: month.to, reading };
}

function monthAt(
  message: Message,
  at: number,
  today: Today,
): { year: number; month: number; to: number } | undefined {
  const year = yearOf(today.day);
  const named = monthOf(message.text(at));
  if (named !== undefined) return { year, month: named, to: at + 1 };
  if (message.says(at, 'next', 'month')) {
    const next = monthOn(today.day) + 1;
    return next > 12 ? { year: year + 1, month: 1, to: at + 2 } : { year, month: next, to: at + 2 };
  }
  if (message.says(at, 'this', 'month') || message.says(at, 'the', 'month'))
    return { year, month: monthOn(today.day), to: at + 2 };
  return undefined;
}

/** "friday next week", "next week on friday", "fri in two weeks". */
function afterWeek(message: Message, at: number, weekday: number): DateMention | undefined {
  const mention = (from: number, to: number, which: WhichWeekday): DateMention => ({
    from,
    to,
    reading: { kind: 'weekday', weekday, which },
  });
  const after = ['of', 'in'].includes(message.text(at + 1)) ? at + 2 : at + 1;
  if (message.says(after, 'next', 'week')) return mention(at, after + 2, 'next-week');
  if (message.says(after, 'this', 'week')) return mention(at, after + 2, 'this');
  const before = message.text(at - 1) === 'on' ? at - 2 : at - 1;
  if (message.says(before - 1, 'next', 'week')) return mention(before - 1, at + 1, 'next-week');
  if (message.text(at + 1) === 'week') return { from: at, to: at + 2, reading: { kind: 'vague' } };
  if (message.says(at + 1, 'after', 'next')) return { from: at, to: at + 3, reading: { kind: 'vague' } };
  const weeks = message.text(at + 1) === 'in' ? message.number(at + 2) : undefined;
  if (weeks !== undefined && message.text(at + 3) === 'weeks') return mention(at, at + 4, { inWeeks: weeks });
  return undefined;
}

function named(message: Message, at: number, weekday: number): DateMention {
  const before = message.text(at - 1);
  const mention = (which: WhichWeekday): DateMention => ({
    from: which === 'plain' ? at : at - 1,
    to: at + 1,
    reading: { kind: 'weekday', weekday, which },
  });
  if (ANY.has(before)) return { from: at - 1, to: at + 1, reading: { kind: 'vague' } };
  if (EVERY.has(before) || message.says(at - 2, 'every', 'other'))
    return { from: at - 1, to: at + 1, reading: { kind: 'repeating' } };
  if (THIS.has(before)) return mention('this');
  if (message.says(at - 2, 'next', 'next')) return { from: at - 2, to: at + 1, reading: { kind: 'vague' } };
  if (before === 'next') return mention('next');
  return mention(LAST.has(before) ? 'last' : 'plain');
}
