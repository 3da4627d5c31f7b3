import type { Clock } from './clock.js';
import type { Message } from './message.js';
import { wordSet } from './vocabulary.js';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;
const LONGEST_SHOW = 8 * HOUR;
/** A show that starts before this hour is the end of a night to most people. */
export const END_OF_NIGHT = 5 * HOUR;

/** Minutes since midnight at which a show starts and ends. */
export interface ShowTime {
  start: number;
  end?: number;
  isDoubtful: boolean;
}

/** Morning or evening, by what is said, else as a music venue goes: "8" is in the evening. */
export function resolveClock(clock: Clock, end: Clock | undefined, parts: ReadonlySet<Daypart>): ShowTime {
  const start = startOf(clock, end, parts);
  if (!end) return start;
  const minutes = endOf(end, start.start);
  const length = (minutes - start.start + DAY) % DAY;
  return { ...start, end: minutes, isDoubtful: start.isDoubtful || length === 0 || length > LONGEST_SHOW };
}

const isSettled = ({ meridiem, is24 }: Clock): boolean => meridiem !== undefined || is24 === true;

function startOf(clock: Clock, end: Clock | undefined, parts: ReadonlySet<Daypart>): ShowTime {
  if (isSettled(clock) || !end || !isSettled(end)) return hourOf(clock, parts);
  const ends = settled(end);
  const morning = (clock.hour % 12) * HOUR + clock.minute;
  const [earlier, later] = [morning, morning + HALF_DAY].sort(
    (a, b) => lengthTo(ends, a) - lengthTo(ends, b),
  );
  const isNoonMeant = end.hour === 12 && end.meridiem === 'pm' && clock.hour >= 9;
  return { start: earlier ?? later ?? morning, isDoubtful: isNoonMeant && !parts.has('morning') };
}

const lengthTo = (end: number, start: number): number => (end - start + DAY) % DAY || DAY;

const settled = ({ hour, minute, meridiem }: Clock): number => {
  if (!meridiem || hour > 12) return hour * HOUR + minute;
  return (hour % 12) * HOUR + minute + (meridiem === 'pm' ? HALF_DAY : 0);
};

function endOf(end: Clock, start: number): number {
  if (isSettled(end)) return settled(end);
  const morning = (end.hour % 12) * HOUR + end.minute;
  return lengthTo(morning, start) < lengthTo(morning + HALF_DAY, start) ? morning : morning + HALF_DAY;
}

function hourOf(clock: Clock, parts: ReadonlySet<Daypart>): ShowTime {
  const said = settled(clock);
  if (clock.meridiem) return { start: said, isDoubtful: isUnlikely(said, parts) };
  if (clock.is24) return { start: said, isDoubtful: clock.hour >= 1 && clock.hour <= 12 };
  const { hour } = clock;
  const [am, pm] = [(hour % 12) * HOUR + clock.minute, (hour % 12) * HOUR + clock.minute + HALF_DAY];
  if (parts.has('morning') && !parts.has('night') && !parts.has('evening'))
    return { start: hour === 12 || hour < 5 ? pm : am, isDoubtful: false };
  if (hour >= 5 && hour < 12) return { start: pm, isDoubtful: false };
  if (parts.has('midday')) return { start: pm, isDoubtful: false };
  if (parts.has('night')) return { start: am, isDoubtful: hour === 3 || hour === 4 };
  return { start: pm, isDoubtful: hour === 12 || hour === 1 };
}

const isUnlikely = (minutes: number, parts: ReadonlySet<Daypart>): boolean =>
  isAgainst(minutes, parts) || isAtDawn(minutes, parts);

const DAWN = { from: 3 * HOUR, to: 8 * HOUR };

/** "5am": no show that somebody means, unless the words say that it is early. */
const isAtDawn = (minutes: number, parts: ReadonlySet<Daypart>): boolean =>
  minutes >= DAWN.from && minutes < DAWN.to && !parts.has('morning') && !parts.has('early');

/** "sat night 9am" */
const isAgainst = (minutes: number, parts: ReadonlySet<Daypart>): boolean =>
  minutes >= END_OF_NIGHT &&
  minutes < HALF_DAY &&
  (parts.has('night') || parts.has('evening')) &&
  !parts.has('morning');

/** Part of the day that the wording names. */
export type Daypart = 'morning' | 'midday' | 'evening' | 'night' | 'early';

const WORDS: Readonly<Record<Daypart, ReadonlySet<string>>> = {
  morning: wordSet('morning brunch breakfast'),
  early: wordSet('early wee'),
  midday: wordSet('afternoon lunch lunchtime matinee'),
  evening: wordSet('evening eve'),
  night: wordSet('night tonight late'),
};
const DAYPARTS = Object.keys(WORDS) as Daypart[];
const GREETINGS = wordSet('good buenas every opening last');

/** The parts of the day that are named anywhere but in a greeting, an artist's or an event's name. */
export function daypartsOf(message: Message): ReadonlySet<Daypart> {
  const parts = new Set<Daypart>();
  for (const [at, { text }] of message.tokens.entries()) {
    const as = message.takenAs(at);
    if (as !== undefined && as !== 'date') continue;
    const part =
      text === 'tomorrow' && message.tokens[at - 1]?.text === 'la'
        ? 'morning'
        : DAYPARTS.find((each) => WORDS[each].has(text));
    if (part && !GREETINGS.has(message.tokens[at - 1]?.text ?? '')) parts.add(part);
  }
  return parts;
}
