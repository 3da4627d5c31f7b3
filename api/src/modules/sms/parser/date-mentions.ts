import { yearOf } from './calendar.js';
import type { DateMention, Today } from './date-mention.js';
import type { Message } from './message.js';
import { dayOfMonthDate, isDay, isYear, monthDay } from './month-day-dates.js';
import { numericDate } from './numeric-dates.js';
import { daysFromNow, holiday, relativeDay, vagueDay } from './relative-dates.js';
import { weekdayDate } from './weekday-dates.js';
import { wordSet } from './word-set.js';

type Matcher = (message: Message, at: number, today: Today) => DateMention | undefined;

/** What needs the most words comes first, so that it is not read in parts. */
const MATCHERS: readonly Matcher[] = [
  weekOf,
  daysFromNow,
  holiday,
  numericDate,
  weekdayDate,
  monthDay,
  dayOfMonthDate,
  relativeDay,
  vagueDay,
];

/** Takes every day that the message names, in the order of the message. */
export function takeDates(message: Message, today: Today): DateMention[] {
  const mentions: DateMention[] = [];
  for (const matcher of MATCHERS) {
    for (let at = 0; at < message.tokens.length; at++) {
      const mention = message.free(at) && matcher(message, at, today);
      if (!mention || message.isTaken(mention.from, mention.to)) continue;
      message.take('date', mention.from, mention.to);
      mentions.push(mention, ...furtherDays(message, mention));
    }
  }
  takeLoneYear(message, mentions, today);
  return mentions.filter((mention) => !isAside(message, mention)).sort((a, b) => a.from - b.from);
}

const YEARS_SAID = ['last', 'this', 'next'];

function giveYear(mentions: readonly DateMention[], year: number | undefined): void {
  for (const { reading } of mentions) if (reading.kind === 'month-day') reading.year ??= year;
}

/** "the weekend of the 20th" */
function weekOf(message: Message, at: number): DateMention | undefined {
  const isWeek = ['week', 'weekend'].includes(message.text(at)) && message.text(at + 1) === 'of';
  if (!isWeek) return undefined;
  const start = message.text(at + 2) === 'the' ? at + 3 : at + 2;
  const day = numericDate(message, start) ?? monthDay(message, start) ?? dayOfMonthDate(message, start);
  return { from: at, to: day?.to ?? at + 2, reading: { kind: 'vague' } };
}

/** A year that stands apart from its day. */
function takeLoneYear(message: Message, mentions: readonly DateMention[], today: Today): void {
  const said = YEARS_SAID.findIndex((word) =>
    message.tokens.some((_, at) => message.written(at) === word && message.written(at + 1) === 'year'),
  );
  if (said >= 0) giveYear(mentions, yearOf(today.day) + said - 1);
  const at = message.tokens.findIndex(
    (_, index) => isYear(message, index) && !['at', '@', ':'].includes(message.text(index - 1)),
  );
  if (at < 0) return;
  giveYear(mentions, message.number(at));
  message.take('date', at, at + 1);
}

const RANGE_WORDS = wordSet('to until /');

/** "nov 27-28", "dec 4 and 5th", "the 14th or 15th": each further day of the same month. */
function furtherDays(message: Message, { to, reading }: DateMention): DateMention[] {
  if (reading.kind !== 'month-day') return [];
  const day = message.number(to + 1) ?? 0;
  const join = message.text(to);
  if (!isDay(message, to + 1) || day === reading.day || !joins(message, to, { day, after: reading.day }))
    return [];
  const further: DateMention = { from: to, to: to + 2, reading: { ...reading, day } };
  message.take('date', to, to + 2);
  return [further, ...(join === '' ? [] : furtherDays(message, further))];
}

function joins(message: Message, at: number, { day, after }: { day: number; after: number }): boolean {
  const join = message.text(at);
  const isHighOrNth = message.isOrdinal(at + 1) || day > 12;
  if (join === '-') return message.isGlued(at) && message.isGlued(at + 1) && day > after;
  if (RANGE_WORDS.has(join)) return day > after && isHighOrNth;
  return ['and', 'or', ',', '+'].includes(join) && isHighOrNth;
}

const ANSWERS = wordSet('know reply answer respond confirm back rsvp hear');
const CONTACT = wordSet(
  'talked talk spoke discussed called call texted text emailed messaged met chatted meeting happy reach contact',
);
const NEAR = 4;

/** "let me know by friday", "as discussed monday": no day of a show. */
function isAside(message: Message, { from }: DateMention): boolean {
  const before = Array.from({ length: NEAR }, (_, back) => message.text(from - 1 - back));
  if (before.some((word, back) => word === 'called' && message.isArtist(from - back))) return false;
  const clause = before.slice(0, before.findIndex((word) => MARKS.has(word)) + 1 || NEAR);
  return (
    clause.some((word) => CONTACT.has(word)) ||
    (clause[0] === 'by' && clause.some((word) => ANSWERS.has(word)))
  );
}

const MARKS = new Set(['.', '!', '?', ';', ':', ',', '\n', '>']);
