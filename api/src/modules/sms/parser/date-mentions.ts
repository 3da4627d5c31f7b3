import { yearOf } from './calendar.js';
import { DATE_PATTERNS, type DateMention, DAY, type Today, YEAR } from './date-patterns.js';
import type { Message } from './message.js';
import { wordSet } from './vocabulary.js';

/** Takes every day that the message names, in the order of the message. */
export function takeDates(message: Message, today: Today): DateMention[] {
  const mentions: DateMention[] = [];
  for (const { pattern, read } of DATE_PATTERNS) {
    let found = message.matches(pattern).flatMap(({ from, to, groups }): DateMention[] => {
      const reading = read(groups, today);
      return reading ? [{ from, to, reading }] : [];
    });
    for (; found.length > 0; found = furtherDays(message, found)) {
      for (const { from, to } of found) message.take('date', { from, to });
      mentions.push(...found);
    }
  }
  takeLoneYear(message, mentions, today);
  const asides = mentions.filter((mention) => isAside(message, mention));
  for (const aside of asides) message.take('other', aside);
  return mentions.filter((mention) => !asides.includes(mention)).sort((a, b) => a.from - b.from);
}

const FURTHER = new RegExp(`(?<=K ?)(?<join>(?<=K)-(?! )|to|until|and|or|[/,+]) ?(?<day>${DAY})`, 'g');

/** "nov 27-28", "dec 4 and 5th", "the 14th or 15th": each further day of the same month. */
function furtherDays(message: Message, mentions: readonly DateMention[]): DateMention[] {
  if (mentions.every(({ reading }) => reading.kind !== 'month-day')) return [];
  return message.matches(FURTHER).flatMap(({ from, to, groups }): DateMention[] => {
    const reading = mentions.find((mention) => mention.to === from)?.reading;
    const said = groups['day'] ?? '';
    if (reading?.kind !== 'month-day' || !isFurther(reading.day, said, groups['join'])) return [];
    return [{ from, to, reading: { ...reading, day: parseInt(said, 10) } }];
  });
}

function isFurther(first: number, said: string, join = ''): boolean {
  const day = parseInt(said, 10);
  const isHighOrNth = said.endsWith('T') || day > 12;
  if (join === '-') return day > first;
  return isHighOrNth && (['/', 'to', 'until'].includes(join) ? day > first : day !== first);
}

const YEARS_SAID = ['last', 'this', 'next'];
const LONE_YEAR = new RegExp(`(?<!\\w|at |@ ?|: ?)${YEAR}`, 'g');

/** A year that stands apart from its day. */
function takeLoneYear(message: Message, mentions: readonly DateMention[], today: Today): void {
  const giveYear = (year: number): void => {
    for (const { reading } of mentions) if (reading.kind === 'month-day') reading.year ??= year;
  };
  const said = YEARS_SAID.findIndex((word) =>
    message.tokens.some((_, at) => message.written(at) === word && message.written(at + 1) === 'year'),
  );
  if (said >= 0) giveYear(yearOf(today.day) + said - 1);
  const [lone] = message.matches(LONE_YEAR);
  if (!lone) return;
  giveYear(message.free(lone.from)?.value ?? 0);
  message.take('date', { from: lone.from, to: lone.to });
}

const ANSWERS = wordSet('know reply answer respond confirm back rsvp hear');
const CONTACT = wordSet(
  'talked talk spoke discussed called call texted text emailed messaged met chatted meeting reach contact',
);
const MARKS = wordSet('. ! ? ; : , >');
const NEAR = 4;

/** "let me know by friday", "as discussed monday": no day of a show. */
function isAside(message: Message, { from }: DateMention): boolean {
  const before = Array.from({ length: NEAR }, (_, back) => message.text(from - 1 - back));
  if (before.some((word, back) => word === 'called' && message.isArtist(from - back))) return false;
  const end = before.findIndex((word) => MARKS.has(word) || word === '\n');
  const clause = end < 0 ? before : before.slice(0, end);
  return (
    clause[0] === 'happy' ||
    clause.some((word) => CONTACT.has(word)) ||
    (clause[0] === 'by' && clause.some((word) => ANSWERS.has(word)))
  );
}
