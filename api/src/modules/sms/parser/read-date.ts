import { dateOf, type DayNumber, weekdayFrom, weekdayOn, yearOf } from './calendar.js';
import { DATE_PATTERNS, type DateMention, dateReading, DAY, type Today, YEAR } from './date-patterns.js';
import type { Problem, Understood } from './event-request.js';
import { type Message, wholeWords, withoutRuledOut } from './message.js';

/** Takes every day that the message names, in the order of the message. */
export function takeDates(message: Message, today: Today): readonly DateMention[] {
  const mentions: DateMention[] = [];
  for (const { pattern, read } of DATE_PATTERNS) {
    let found = message.matches(pattern).flatMap(({ from, to, groups }): DateMention[] => {
      const reading = read(groups, today);
      return reading ? [{ from, to, ...reading }] : [];
    });
    for (; found.length > 0; found = furtherDays(message, found, today)) {
      for (const mention of found) message.take('date', mention);
      mentions.push(...found);
    }
  }
  takeLoneYear(message, mentions, today);
  const others = mentions.filter((mention) => isOfAnswer(message, mention));
  for (const other of others) message.take('other', other);
  return mentions.filter((mention) => !others.includes(mention)).sort((a, b) => a.from - b.from);
}

const FURTHER = new RegExp(`(?<=K ?)(?<join>(?<=K)-(?! )|to|until|and|or|[/,+]) ?(?<day>${DAY})`, 'g');

/** "nov 27-28", "dec 4 and 5th", "the 14th or 15th": each further day of the same month. */
const furtherDays = (message: Message, mentions: readonly DateMention[], today: Today): DateMention[] =>
  message.matches(FURTHER).flatMap(({ from, to, groups }): DateMention[] => {
    const first = mentions.find((mention) => mention.to === from)?.date;
    const said = groups['day'] ?? '';
    const day = parseInt(said, 10);
    if (!first || !(groups['join'] === '-' ? day > first.day : said.endsWith('T') || day > 12)) return [];
    return day === first.day ? [] : [{ from, to, ...dateReading({ ...first, day }, today) }];
  });

const LONE_YEAR = new RegExp(`(?<!\\w|at |@ ?|: ?)${YEAR}`, 'g');
const NAMED_YEAR = wholeWords('(?<which>last|this|next) year');

/** A year that stands apart from its day. */
function takeLoneYear(message: Message, mentions: readonly DateMention[], today: Today): void {
  const [named] = message.matches(NAMED_YEAR);
  const [lone] = message.matches(LONE_YEAR);
  const later = ['last', 'this', 'next'].indexOf(named?.groups['which'] ?? 'this') - 1;
  const year = lone ? message.free(lone.from)?.value : named && yearOf(today.day) + later;
  for (const { date } of mentions) if (date) date.year ??= year;
  if (lone) message.take('date', lone);
}

const ANSWER = /\b(?:know|reply|answer|respond|confirm|back|rsvp|hear)\b(?: [a-z]+){0,2} by $/;
const TALKED =
  /\b(?:talked|talk|spoke|discussed|called(?! A)|call|texted|text|emailed|messaged|met|chatted|meeting|reach|contact)(?: [a-z]+| AS?){0,3} $|\bhappy $/;

/** "let me know by friday", "as discussed monday": no day of a show. */
function isOfAnswer(message: Message, mention: DateMention): boolean {
  const { before } = message.around(mention);
  return ANSWER.test(before) || TALKED.test(before);
}

/** What the named days come to. */
export interface DayRead {
  day?: Understood<DayNumber>;
  problem?: Problem;
}

/**
 * The one day that all mentions agree on.
 * @param start minutes since midnight at which the show starts, where known: whether today's is over
 * @param endsNight it starts after the midnight of the night that is named
 */
export function readDay(
  message: Message,
  mentions: readonly DateMention[],
  { today, start, endsNight }: { today: Today; start?: number; endsNight: boolean },
): DayRead {
  const words = (mention: DateMention): string => message.span(mention).text;
  if (mentions.some(({ kind }) => kind === 'repeating')) return { problem: { kind: 'repeating' } };
  const impossible = mentions.find(({ kind, days }) => !UNNAMED.has(kind) && days().length === 0);
  if (impossible) return { problem: { kind: 'impossible-date', words: words(impossible) } };
  const named = mentions.filter(({ kind }) => !UNNAMED.has(kind));
  const naming = withoutRuledOut(message, withoutThemes(named), ({ days }) => days());
  const [first] = naming;
  const vague = mentions.find(({ kind }) => kind === 'vague');
  const isNextWeek = vague && /^(next|following)\b/i.test(words(vague));
  if (!first || (isNextWeek && naming.every(({ kind }) => kind === 'weekday')))
    return { problem: { kind: 'no-date', ...(vague ? { words: words(vague) } : {}) } };
  const days = agreed(naming, today);
  const [night, morning] = days;
  // "friday night, so 00:30 on saturday": the night that is named, and the day that the clock shows in it.
  const isMorning =
    endsNight && night !== undefined && morning === night + 1 && isNight(message, naming, night);
  const isDoubtful = naming.some(({ doubtful }) => night !== undefined && doubtful?.(night));
  return settle(isMorning ? [night] : days, { today, start, isDoubtful, source: message.span(first) });
}

const UNNAMED = new Set(['vague', 'repeating', 'none']);

/** "halloween party oct 30": a party's holiday is its theme where a day is named too. */
function withoutThemes(mentions: readonly DateMention[]): readonly DateMention[] {
  const others = mentions.filter(({ kind }) => kind !== 'theme');
  return others.length > 0 ? others : mentions;
}

/** The days that dates and weekdays come to together; of a weekday beside another date the nearest is meant. */
function agreed(mentions: readonly DateMention[], today: Today): DayNumber[] {
  const weekdays = mentions.filter(({ weekday }) => weekday !== undefined);
  const dated = mentions.filter(({ weekday }) => weekday === undefined);
  const days = dated.flatMap((mention) => mention.days(weekdays[0]?.weekday));
  const [only] = days;
  if (only === undefined) return unique(weekdays.flatMap((mention) => mention.days()));
  const strangers = weekdays.filter(({ weekday }) => !days.some((day) => weekdayOn(day) === weekday));
  const nearest = strangers.map(({ weekday = 0 }) => weekdayFrom(Math.max(only - 3, today.day), weekday));
  return unique([...days, ...nearest]);
}

const unique = (days: readonly DayNumber[]): DayNumber[] => [...new Set(days)].sort((a, b) => a - b);

const isNight = (message: Message, naming: readonly DateMention[], night: DayNumber): boolean => {
  const nights = naming.filter(({ to }) => message.written(to) === 'night').flatMap(({ days }) => days());
  return nights.includes(night) && !nights.includes(night + 1);
};

function settle(
  days: readonly DayNumber[],
  {
    today,
    start,
    isDoubtful,
    source,
  }: { today: Today; start?: number; isDoubtful: boolean; source: Understood['source'] },
): DayRead {
  const [value] = days;
  if (value === undefined) return { problem: { kind: 'no-date' } };
  if (days.length > 1) return { problem: { kind: 'two-dates', dates: days.map(dateOf) } };
  const isOver = value < today.day || (value === today.day && start !== undefined && start <= today.minutes);
  if (!isOver && !isDoubtful) return { day: { value, confidence: 'certain', source } };
  const kind = isOver ? 'past-date' : 'doubtful-date';
  return { day: { value, confidence: 'doubtful', source }, problem: { kind, date: dateOf(value) } };
}
