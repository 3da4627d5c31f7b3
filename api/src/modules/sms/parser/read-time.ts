import type { Problem, SourceSpan } from './event-request.js';
import type { Message } from './message.js';
import { withoutRuledOut } from './message.js';
import { type Daypart, END_OF_NIGHT, resolveClock, type ShowTime } from './resolve-clock.js';
import type { TimeMention } from './time-mentions.js';

/** When the show starts, of which night it is the end, and what is wrong with it. */
export interface TimeRead {
  time?: ShowTime & { source: SourceSpan };
  /** A start after midnight: does the wording say that it ends the night of the named day? */
  afterMidnight?: 'night' | 'morning' | 'unsaid';
  problem?: Problem;
}

const MINUTES = 60;

/** @returns `HH:MM` of minutes since midnight */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`;

/** The one time at which the show starts, of all times that the message names. */
export function readTime(
  message: Message,
  mentions: readonly TimeMention[],
  { parts, timeZone }: { parts: ReadonlySet<Daypart>; timeZone: string },
): TimeRead {
  const impossible = mentions.find(({ clock, end }) => clock.isImpossible || end?.isImpossible);
  if (impossible)
    return {
      problem: {
        kind: 'impossible-time',
        words: message.span({ from: impossible.from, to: impossible.to }).text,
      },
    };
  const showing = withoutRuledOut(message, ofTheShow(mentions), ({ clock, end }) => [
    resolveClock(clock, end, parts).start,
  ]);
  const [first] = showing;
  if (!first) return { problem: { kind: 'no-time' } };
  const times = showing.map((mention) => resolveClock(mention.clock, mention.end, parts));
  const starts = [...new Set(times.map(({ start }) => start))];
  if (starts.length > 1) return { problem: { kind: 'two-times', times: starts.map(clockText) } };
  const time = {
    ...(times.find(({ end }) => end !== undefined) ?? times[0]),
    source: message.span({ from: first.from, to: first.to }),
  };
  return settle(withEnd(time as ShowTime & { source: SourceSpan }, mentions, parts), first, {
    parts,
    timeZone,
  });
}

/** The times that are the show's: said to be, else sure ones, else all. */
function ofTheShow(mentions: readonly TimeMention[]): readonly TimeMention[] {
  const named = mentions.filter(({ role }) => role === 'show');
  if (named.length > 0) return named;
  const others = mentions.filter(({ role }) => role === undefined);
  const strong = others.filter(({ isStrong }) => isStrong);
  return strong.length > 0 ? strong : others;
}

function withEnd<Time extends ShowTime>(
  time: Time,
  mentions: readonly TimeMention[],
  parts: ReadonlySet<Daypart>,
): Time {
  const end = mentions.find(({ role }) => role === 'end');
  if (!end || time.end !== undefined) return time;
  const start = {
    hour: Math.floor(time.start / MINUTES) % 12 || 12,
    minute: time.start % MINUTES,
    meridiem: time.start < 12 * MINUTES ? ('am' as const) : ('pm' as const),
    isBare: false,
    to: 0,
  };
  const shown = resolveClock(start, end.clock, parts);
  return { ...time, end: shown.end, isDoubtful: time.isDoubtful || shown.isDoubtful };
}

function settle(
  time: ShowTime & { source: SourceSpan },
  { clock }: TimeMention,
  { parts, timeZone }: { parts: ReadonlySet<Daypart>; timeZone: string },
): TimeRead {
  const isElsewhere = clock.zone !== undefined && clock.zone !== zoneLetter(timeZone);
  const isDoubtful = time.isDoubtful || isElsewhere || clock.isDoubtful === true;
  const problem: Problem | undefined = isDoubtful
    ? { kind: 'doubtful-time', time: clockText(time.start) }
    : undefined;
  const read = { time: { ...time, isDoubtful }, problem };
  if (time.start >= END_OF_NIGHT) return read;
  return { ...read, afterMidnight: wordingOf(parts, clock.isMidnight === true) };
}

function wordingOf(parts: ReadonlySet<Daypart>, isMidnight: boolean): TimeRead['afterMidnight'] {
  const isNight = parts.has('night') || (isMidnight && parts.has('evening'));
  const isMorning = parts.has('morning') || parts.has('early');
  if (isNight === isMorning) return 'unsaid';
  return isNight ? 'night' : 'morning';
}

/** `c` for America/Chicago, as zones are said with a time. */
const zoneLetter = (timeZone: string): string =>
  (
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts(new Date(0))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  )
    .charAt(0)
    .toLowerCase();
