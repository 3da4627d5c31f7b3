import { dateOf, type DayNumber, weekdayFrom, weekdayOn, yearOf } from './calendar.js';
import { DATE_PATTERNS, type DateMention, type Reading, type Today, YEAR } from './date-patterns.js';
import type { Problem, Understood } from './event-request.js';
import { lastSaid, withoutRuledOut } from './corrections.js';
import { type Message, type Span, wholeWords } from './message.js';

/** A date that far ahead is more likely a slip. */
const FAR_AHEAD = 730;

/** "let me know by friday", "as discussed monday": no day of a show. */
const OF_AN_ANSWER =
  /\b(?:(?:know|reply|answer|respond|confirm|back|rsvp|hear)(?: [a-z]+){0,2} by|(?:ill|well|i will|we will) (?:know|hear(?: back)?|find out)|(?:talked|talk|spoke|discussed|called(?! A)|call|texted|text|emailed|messaged|met|chatted|meeting|reach|contact)(?: [a-z]+| AS?){0,3}|happy) $/;

/** Takes every day that the message names, in the order of the message. */
export function takeDates(message: Message, now: Today): readonly DateMention[] {
  const years = takeYears(message, now);
  const mentions = DATE_PATTERNS.flatMap(({ pattern, read }) => {
    const found = message.matches(pattern).flatMap((match): DateMention[] => {
      const reading = inItsYear((year) => read(match, { ...now, year }), { match, years, now });
      return reading ? [{ from: match.from, to: match.to, ...reading }] : [];
    });
    for (const mention of found) message.take('date', mention);
    return found;
  });
  const others = mentions.filter((mention) => OF_AN_ANSWER.test(message.around(mention).before));
  for (const other of others) message.take('other', other);
  return mentions.filter((mention) => !others.includes(mention)).sort((a, b) => a.from - b.from);
}

const SAID_YEAR = wholeWords(`${YEAR}|20S 2\\dS|(?<!(?:as|like|than) )(?<which>last|this|next) year`);

type SaidYear = Span & { year: number; isInWords: boolean };

/** The years that the message names, in its order; the first is understood by it where it is a number. */
function takeYears(message: Message, { day }: Today): readonly SaidYear[] {
  const years = message.matches(SAID_YEAR).map(({ from, to, text, groups: { which } }) => ({
    ...{ from, to, isInWords: which !== undefined },
    year: which
      ? yearOf(day) + ['last', 'this', 'next'].indexOf(which) - 1
      : Number(text.replaceAll(/[S ]/g, '')),
  }));
  const [first] = years;
  if (first && !first.isInWords) message.take('date', first);
  return years;
}

/**
 * A year right beside the day is the day's. One elsewhere may be of something else: the day of this year and of that one may be meant.
 * In January a day of last autumn is this year's if the weekday that is said fits only that.
 */
function inItsYear(
  read: (year?: number) => Reading | undefined,
  { match, years, now: { day: today } }: { match: Span; years: readonly SaidYear[]; now: Today },
): Reading | undefined {
  const beside = years.find(
    ({ from, to, isInWords }) => from <= match.to && (isInWords ? from === match.to : to >= match.from),
  );
  const said = read((beside ?? years[0])?.year);
  if (!said) return undefined;
  const isFar = said.days.some((day) => day > today + FAR_AHEAD);
  if (years.length === 0 && said.days.some((day) => yearOf(day) < yearOf(today)))
    return { ...said, later: read(yearOf(today))?.days };
  if (beside || years.length === 0) return { ...said, isDoubtful: isFar };
  const all = unique([...said.days, ...(read()?.days ?? [])]);
  const days = all.filter((day) => day >= today);
  const isDoubtful = isFar || said.days.some((day) => day < today);
  return { ...said, days: days.length > 0 ? days : all, later: said.later ?? [], isDoubtful };
}

export interface DayRead {
  day?: Understood<DayNumber>;
  problem?: Problem;
}

/** The one day that all mentions agree on; by the start, in minutes since midnight, today's may be over. */
export function readDay(
  message: Message,
  mentions: readonly DateMention[],
  { today, start }: { today: Today; start?: number },
): DayRead {
  const words = (mention: DateMention): string => message.span(mention).text;
  const [repeating, impossible, vague] = (['repeating', 'impossible', 'vague'] as const).map((wanted) =>
    mentions.find(({ kind }) => kind === wanted),
  );
  if (repeating) return { problem: { kind: 'repeating' } };
  if (impossible) return { problem: { kind: 'impossible-date', words: words(impossible) } };
  const named = mentions.filter(({ days }) => days.length > 0);
  const areOne = (several: readonly DateMention[]): boolean => agreed(several, today).length === 1;
  const said = lastSaid(message, withoutThemes(named), areOne);
  const naming = withoutRuledOut(message, said, ({ days }) => days);
  const days = agreed(naming, today);
  const [first, [day]] = [naming[0], days];
  const open = vague && words(vague);
  if (!first || day === undefined || isOpen(naming, open))
    return { problem: { kind: 'no-date', words: open } };
  if (days.length > 1) return { problem: { kind: 'two-dates', dates: days.map(dateOf) } };
  const isOver = day < today.day || (day === today.day && (start ?? Infinity) <= today.minutes);
  if (isOver) return { problem: { kind: 'past-date', date: dateOf(day) } };
  const isDoubtful = naming.some(({ isDoubtful, later = [] }) => isDoubtful || later.slice(1).includes(day));
  return {
    day: { value: day, confidence: isDoubtful ? 'doubtful' : 'certain', source: message.span(first) },
    problem: isDoubtful ? { kind: 'doubtful-date', date: dateOf(day) } : undefined,
  };
}

/** "next week", "easter sunday": a weekday alone does not say of which week. */
const isOpen = (naming: readonly DateMention[], vague = 'this'): boolean =>
  !/^(?:this|coming|weekend)/i.test(vague) && naming.every(({ weekday }) => weekday !== undefined);

/** "halloween party oct 30": a party's holiday is its theme where a day is named too. */
function withoutThemes(mentions: readonly DateMention[]): readonly DateMention[] {
  const others = mentions.filter(({ kind }) => kind !== 'theme');
  return others.length > 0 ? others : mentions;
}

/** The days that dates and weekdays come to together; of a weekday beside another date the nearest is meant. */
function agreed(mentions: readonly DateMention[], today: Today): DayNumber[] {
  const weekdays = mentions.filter(({ weekday }) => weekday !== undefined);
  const dated = mentions.filter(({ weekday }) => weekday === undefined);
  const isSaid = (day: DayNumber): boolean => weekdays.some(({ weekday }) => weekday === weekdayOn(day));
  const days = dated.flatMap(({ days, later }) => {
    const fitting = later && [...days, ...later].find(isSaid);
    return fitting === undefined ? days : [fitting];
  });
  const [only] = days;
  if (only === undefined) return unique(weekdays.flatMap((mention) => mention.days));
  const strangers = weekdays.filter(({ weekday }) => !days.some((day) => weekdayOn(day) === weekday));
  const nearest = strangers.map(({ weekday = 0 }) => weekdayFrom(Math.max(only - 3, today.day), weekday));
  return unique([...days, ...nearest]);
}

const unique = (days: readonly DayNumber[]): DayNumber[] => [...new Set(days)].sort((a, b) => a - b);
