import { monthOf } from './calendar-words.js';
import type { DateMention, DateReading } from './date-mention.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const AFTER_A_TIME = wordSet('am pm a p hour hours hr hrs oclock ish');
const CENTURY = 2000;
const MOST = 39;

/** "12/4", "12-04-26", "2026-12-04", American order; "12-4" and "11.27" may be times. */
export function numericDate(message: Message, at: number): DateMention | undefined {
  const mark = message.text(at + 1);
  const [a, b, c] = [at, at + 2, at + 4].map((index) => message.digits(index));
  if (!a || !b || !MARKS.has(mark) || !message.isGlued(at + 1, at + 3)) return undefined;
  const third = message.text(at + 3) === mark && message.isGlued(at + 3, at + 5) ? c : undefined;
  const to = third ? at + 5 : at + 3;
  if (isTime(message, to) || isInClock(message, at) || isSplit(message, at, to)) return undefined;
  if (monthOf(message.text(at - 1)) !== undefined) return undefined;
  const reading = third ? withYear([a, b, third]) : withoutYear([a, b], mark);
  return reading && { from: at, to, reading };
}

const MARKS = wordSet('/ - .');

/** "8-10pm", "7/8:30", but not "Sat 7/18: 9pm". */
const isTime = (message: Message, to: number): boolean =>
  AFTER_A_TIME.has(message.text(to)) ||
  (message.text(to) === ':' && message.isGlued(to, to + 2) && message.number(to + 1) !== undefined);

const SPLIT = wordSet('split door deal % merch versus vs');

/** "merch 85/15", "70/30 split": shares of a hundred. */
const isSplit = (message: Message, at: number, to: number): boolean =>
  message.text(at + 1) === '/' &&
  ((message.number(at) ?? 0) + (message.number(at + 2) ?? 0) === 100 ||
    (SPLIT.has(message.text(to)) && (message.number(at + 2) ?? 0) > 31));

/** The minutes of "8:30-9" begin no date. */
const isInClock = (message: Message, at: number): boolean =>
  message.isGlued(at) &&
  [':', ';', '.', '-', '/'].includes(message.text(at - 1)) &&
  message.number(at - 2) !== undefined;

function withYear([a, b, c]: readonly [string, string, string]): DateReading | undefined {
  if (a.length === 4) return monthDay(Number(b), Number(c), Number(a));
  if (c.length !== 4 && c.length !== 2) return undefined;
  return monthDay(Number(a), Number(b), Number(c) + (c.length === 2 ? CENTURY : 0));
}

function withoutYear([a, b]: readonly [string, string], mark: string): DateReading | undefined {
  const [month, day] = [Number(a), Number(b)];
  if (mark === '/') return a === '24' && b === '7' ? undefined : monthDay(month, day);
  if (month > 12 || day < 1 || day > 31 || month < 1) return undefined;
  return { kind: 'maybe', month, day };
}

function monthDay(month: number, day: number, year?: number): DateReading | undefined {
  if (month > MOST && day > MOST) return undefined;
  if (month > 12 && day >= 1 && day <= 12 && month <= 31)
    return { kind: 'doubtful', month: day, day: month, year };
  return month >= 1 && month <= 12 ? { kind: 'month-day', month, day, year } : { kind: 'impossible' };
}
