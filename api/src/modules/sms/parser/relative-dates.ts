import { weekdayOf } from './calendar-words.js';
import type { DateMention, Today } from './date-mention.js';
import { beside, holidayAt } from './holidays.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const HOUR = 60;
/** Until then "tomorrow" may be the day that has begun. */
const SMALL_HOURS = 4 * HOUR;
const DAYPARTS = wordSet('night evening afternoon morning');
const PAST = wordSet('last past previous');

/** "tonight", "tomorrow", "day after tomorrow", "this evening", "last night". */
export function relativeDay(message: Message, at: number, today: Today): DateMention | undefined {
  const days = (to: number, ...values: number[]): DateMention => ({
    from: at,
    to,
    reading: { kind: 'days', days: values },
  });
  if (message.says(at, 'day', 'after', 'tomorrow')) return days(at + 3, today.day + 2);
  if (message.says(at, 'pasado', 'tomorrow')) return days(at + 2, today.day + 2);
  if (message.text(at) === 'yesterday') return days(at + 1, today.day - 1);
  if (PAST.has(message.text(at)) && DAYPARTS.has(message.text(at + 1))) return days(at + 2, today.day - 1);
  if (message.text(at) === 'this' && DAYPARTS.has(message.text(at + 1))) return days(at + 1, today.day);
  if (['today', 'tonight', 'hoy'].includes(message.text(at))) return days(at + 1, today.day);
  if (message.text(at) !== 'tomorrow' || message.text(at - 1) === 'la') return undefined;
  return today.minutes < SMALL_HOURS ? days(at + 1, today.day, today.day + 1) : days(at + 1, today.day + 1);
}

/** "in two weeks", "3 days from now", "a week from friday". */
export function daysFromNow(message: Message, at: number, today: Today): DateMention | undefined {
  const start = message.text(at) === 'in' ? at + 1 : at;
  const count = countAt(message, start);
  const unit = UNITS.get(message.text(start + 1));
  if (count === undefined || unit === undefined) return undefined;
  const to = start + 2;
  if (message.text(to) === 'from' || message.text(to) === 'after')
    return countedFrom(message, { at, to: to + 1, count, unit }, today);
  if (start === at) return unit === WEEK ? weeksOn(message, { at, to, count }, today) : undefined;
  const weekday = weekdayOf(message.text(message.text(to) === 'on' ? to + 1 : to));
  if (weekday !== undefined && unit === WEEK) {
    const end = message.text(to) === 'on' ? to + 2 : to + 1;
    return { from: at, to: end, reading: { kind: 'weekday', weekday, which: { inWeeks: count } } };
  }
  return { from: at, to, reading: { kind: 'days', days: [today.day + count * unit] } };
}

/** "a week tomorrow", "a week on friday", as the British say it. */
function weeksOn(
  message: Message,
  { at, to, count }: { at: number; to: number; count: number },
  today: Today,
): DateMention | undefined {
  const start = ['on', 'this'].includes(message.text(to)) ? to + 1 : to;
  const weekday = weekdayOf(message.text(start));
  if (weekday !== undefined)
    return { from: at, to: start + 1, reading: { kind: 'weekday', weekday, which: { later: count } } };
  const base = { today: 0, tonight: 0, tomorrow: 1 }[message.text(start)];
  return base === undefined
    ? undefined
    : { from: at, to: start + 1, reading: { kind: 'days', days: [today.day + base + count * WEEK] } };
}

const WEEK = 7;
const UNITS = new Map([
  ['day', 1],
  ['days', 1],
  ['week', WEEK],
  ['weeks', WEEK],
]);
const MOST_UNITS = 60;

function countAt(message: Message, at: number): number | undefined {
  if (['a', 'one', 'un'].includes(message.text(at))) return 1;
  const count = message.isOrdinal(at) ? undefined : message.number(at);
  return count !== undefined && count <= MOST_UNITS ? count : undefined;
}

function countedFrom(
  message: Message,
  { at, to, count, unit }: { at: number; to: number; count: number; unit: number },
  today: Today,
): DateMention | undefined {
  const start = message.text(to) === 'this' ? to + 1 : to;
  const weekday = weekdayOf(message.text(start));
  if (weekday !== undefined && unit === WEEK) {
    return { from: at, to: start + 1, reading: { kind: 'weekday', weekday, which: { later: count } } };
  }
  const base = { now: 0, today: 0, tonight: 0, tomorrow: 1 }[message.text(start)];
  if (base === undefined) return undefined;
  return { from: at, to: start + 1, reading: { kind: 'days', days: [today.day + base + count * unit] } };
}

const GREETINGS = wordSet('happy merry feliz blessed joyous joyful glorious belated wonderful lovely safe');
const PARTIES = wordSet(`
  party show bash special ball concert jam themed theme fest festival celebration gig event dance hoedown extravaganza night season szn songs music
  carols tunes sweater sweaters vibes classics spirit stuff
`);

/** A holiday, the day beside one, and none when it is a greeting. */
export function holiday(message: Message, at: number, today: Today): DateMention | undefined {
  const found = holidayAt((offset) => message.text(at + offset), today.day);
  if (!found) return undefined;
  const to = at + found.words;
  if (GREETINGS.has(message.text(at - 1))) return { from: at - 1, to, reading: { kind: 'days', days: [] } };
  if (message.text(to) === 'weekend' || message.text(to) === 'week')
    return { from: at, to: to + 1, reading: { kind: 'vague' } };
  const [day] = found.days;
  if (day === undefined || found.days.length > 1)
    return { from: at, to, reading: { kind: 'days', days: found.days } };
  const side = message.text(at - 1);
  if (side !== 'before' && side !== 'after') {
    return { from: at, to, reading: { kind: 'holiday', day, theme: PARTIES.has(message.text(to)) } };
  }
  const weekday = weekdayOf(message.text(at - 2));
  if (weekday === undefined && !BESIDE.has(message.text(at - 2)))
    return { from: at - 1, to, reading: { kind: 'vague' } };
  return { from: at - 2, to, reading: { kind: 'days', days: [beside(day, { weekday, side })] } };
}

const BESIDE = wordSet('day night evening');
const SPANS = wordSet('week weekend month year summer spring fall winter');
const VAGUE = wordSet('weekend weekends sometime someday soon asap whenever anytime');

/** "next week", "this weekend", "sometime": a question is due unless another day is named. */
export function vagueDay(message: Message, at: number): DateMention | undefined {
  const word = message.text(at);
  const isSpan = ['this', 'next', 'coming', 'following'].includes(word) && SPANS.has(message.text(at + 1));
  if (!isSpan && !VAGUE.has(word)) return undefined;
  return { from: at, to: isSpan ? at + 2 : at + 1, reading: { kind: 'vague' } };
}
