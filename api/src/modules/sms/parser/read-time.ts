import type { Clock } from './time-mentions.js';
import type { Problem, SourceSpan } from './event-request.js';
import { type Message, withoutRuledOut } from './message.js';
import type { TimeMention } from './time-mentions.js';

/** Minutes since midnight at which a show starts and ends. */
interface ShowTime {
  start: number;
  end?: number;
  isDoubtful: boolean;
}

/** When the show starts, of which night it is the end, and what is wrong with it. */
export interface TimeRead {
  time?: ShowTime & { source: SourceSpan };
  /** A start after midnight: does the wording say that it ends the night of the named day? */
  afterMidnight?: 'night' | 'morning' | 'unsaid';
  problem?: Problem;
}

/** The parts of the day that the wording names. */
type Dayparts = ReadonlySet<keyof typeof DAYPARTS>;

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;
const LONGEST_SHOW = 8 * HOUR;
/** A show that starts before this hour is the end of a night to most people. */
const END_OF_NIGHT = 5 * HOUR;
/** "5am": no show that somebody means, unless the words say that it is early. */
const DAWN = { from: 3 * HOUR, to: 8 * HOUR };

/** @returns `HH:MM` of minutes since midnight */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** The one time at which the show starts, of all times that the message names. */
export function readTime(message: Message, mentions: readonly TimeMention[], timeZone: string): TimeRead {
  const parts = daypartsOf(message);
  const impossible = mentions.find(({ clock, end }) => clock.isImpossible || end?.isImpossible);
  if (impossible) return { problem: { kind: 'impossible-time', words: message.span(impossible).text } };
  const showing = withoutRuledOut(message, ofTheShow(mentions), ({ clock, end }) => [
    resolve(clock, end, parts).start,
  ]);
  const [first] = showing;
  if (!first) return { problem: { kind: 'no-time' } };
  const times = showing.map(({ clock, end }) => resolve(clock, end, parts));
  const starts = [...new Set(times.map(({ start }) => start))];
  if (starts.length > 1) return { problem: { kind: 'two-times', times: starts.map(clockText) } };
  const time = times.find(({ end }) => end !== undefined) ?? resolve(first.clock, first.end, parts);
  const last = mentions.find(({ role }) => role === 'end');
  const whole = last && time.end === undefined ? withEnd(time, last.clock) : time;
  const isElsewhere = first.clock.zone !== undefined && first.clock.zone !== zoneLetter(timeZone);
  const isDoubtful = whole.isDoubtful || isElsewhere || first.clock.isDoubtful === true;
  return {
    time: { ...whole, isDoubtful, source: message.span(first) },
    problem: isDoubtful ? { kind: 'doubtful-time', time: clockText(time.start) } : undefined,
    afterMidnight: time.start < END_OF_NIGHT ? nightOf(parts, first.clock) : undefined,
  };
}

/** The times that are the show's: said to be, else sure ones, else all. */
function ofTheShow(mentions: readonly TimeMention[]): readonly TimeMention[] {
  const others = mentions.filter(({ role }) => role === undefined);
  const choices = [
    mentions.filter(({ role }) => role === 'show'),
    others.filter(({ isStrong }) => isStrong),
    others,
  ];
  return choices.find(({ length }) => length > 0) ?? [];
}

function nightOf(parts: Dayparts, { isMidnight }: Clock): TimeRead['afterMidnight'] {
  const isNight = parts.has('night') || (isMidnight === true && parts.has('evening'));
  const isMorning = parts.has('morning') || parts.has('early');
  if (isNight === isMorning) return 'unsaid';
  return isNight ? 'night' : 'morning';
}

/** `c` for America/Chicago, as zones are said with a time. */
function zoneLetter(timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts(new Date(0)).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.charAt(0).toLowerCase();
}

/** Morning or evening, by what is said, else as a music venue goes: "8" is in the evening. */
function resolve(clock: Clock, end: Clock | undefined, parts: Dayparts): ShowTime {
  if (!end) return startOf(clock, parts);
  return withEnd(
    isSettled(clock) || !isSettled(end) ? startOf(clock, parts) : startBefore(end, clock, parts),
    end,
  );
}

function withEnd(time: ShowTime, clock: Clock): ShowTime {
  const choices = isSettled(clock) ? [settled(clock)] : halvesOf(clock);
  const end = Math.min(...choices.map((choice) => lengthTo(choice, time.start))) + time.start;
  const length = end - time.start;
  return { ...time, end: end % DAY, isDoubtful: time.isDoubtful || length === DAY || length > LONGEST_SHOW };
}

const isSettled = ({ meridiem, is24 }: Clock): boolean => meridiem !== undefined || is24 === true;

function settled({ hour, minute, meridiem }: Clock): number {
  if (!meridiem || hour > 12) return hour * HOUR + minute;
  return (hour % 12) * HOUR + minute + (meridiem === 'pm' ? HALF_DAY : 0);
}

/** Before noon and after it. */
const halvesOf = ({ hour, minute }: Clock): [am: number, pm: number] => {
  const morning = (hour % 12) * HOUR + minute;
  return [morning, morning + HALF_DAY];
};

const lengthTo = (end: number, start: number): number => (end - start + DAY) % DAY || DAY;

/** "7-9pm" starts at the 7 that is nearer to its end; "10 to noon" may be the evening's. */
function startBefore(end: Clock, clock: Clock, parts: Dayparts): ShowTime {
  const [am, pm] = halvesOf(clock);
  const isNoonMeant = end.hour === 12 && end.meridiem === 'pm' && clock.hour >= 9;
  const start = lengthTo(settled(end), am) < lengthTo(settled(end), pm) ? am : pm;
  return { start, isDoubtful: isNoonMeant && !parts.has('morning') };
}

function startOf(clock: Clock, parts: Dayparts): ShowTime {
  const { hour } = clock;
  const said = settled(clock);
  if (clock.meridiem) return { start: said, isDoubtful: isUnlikely(said, parts) };
  if (clock.is24) return { start: said, isDoubtful: hour >= 1 && hour <= 12 };
  const [am, pm] = halvesOf(clock);
  if (parts.has('morning') && !parts.has('night') && !parts.has('evening'))
    return { start: hour === 12 || hour < 5 ? pm : am, isDoubtful: false };
  if ((hour >= 5 && hour < 12) || parts.has('midday')) return { start: pm, isDoubtful: false };
  if (parts.has('night')) return { start: am, isDoubtful: hour === 3 || hour === 4 };
  return { start: pm, isDoubtful: hour === 12 || hour === 1 };
}

/** "sat night 9am", "5am" */
function isUnlikely(minutes: number, parts: Dayparts): boolean {
  if (parts.has('morning')) return false;
  const isAgainst = parts.has('night') || parts.has('evening');
  const isAtDawn = minutes >= DAWN.from && minutes < DAWN.to && !parts.has('early');
  return isAtDawn || (isAgainst && minutes >= END_OF_NIGHT && minutes < HALF_DAY);
}

const DAYPARTS = {
  morning: /^(?:morning|brunch|breakfast)$/,
  early: /^(?:early|wee)$/,
  midday: /^(?:afternoon|lunch|lunchtime|matinee)$/,
  evening: /^(?:evening|eve)$/,
  night: /^(?:night|tonight|late)$/,
};
const NAMES = Object.keys(DAYPARTS) as (keyof typeof DAYPARTS)[];
const ELSEWHERE = ['good', 'buenas', 'every', 'opening', 'last'];

/** The parts of the day that are named anywhere but in a greeting, an artist's or an event's name. */
function daypartsOf(message: Message): Dayparts {
  const words = message.tokens.map(({ text }, at) => {
    const isFree =
      [undefined, 'date'].includes(message.takenAs(at)) && !ELSEWHERE.includes(message.written(at - 1));
    // "por la mañana" is in the morning.
    return isFree ? (text === 'tomorrow' && message.written(at - 1) === 'la' ? 'morning' : text) : '';
  });
  return new Set(NAMES.filter((name) => words.some((word) => DAYPARTS[name].test(word))));
}
