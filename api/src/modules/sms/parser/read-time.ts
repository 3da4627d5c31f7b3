import { timeOf } from '#contract/rules/clock.js';
import type { Problem, Understood } from './event-request.js';
import { lastSaid, withoutRuledOut } from './corrections.js';
import { type Message, wholeWords } from './message.js';
import type { Clock, TimeMention } from './time-mentions.js';

/** Minutes since midnight at which a show starts and ends. */
interface ShowTime {
  start: number;
  end?: number;
  isDoubtful: boolean;
}

/** When the show starts, of which night it is the end, and what is wrong with it. */
export interface TimeRead {
  time?: Understood;
  endTime?: Understood;
  /** Minutes since midnight. */
  start?: number;
  /** A start after midnight: does the wording say that it ends the night of the named day? */
  afterMidnight?: 'night' | 'morning' | 'unsaid';
  problem?: Problem;
}

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;
const LONGEST_SHOW = 8 * HOUR;
/** A show that starts before this hour is the end of a night to most people. */
const END_OF_NIGHT = 5 * HOUR;
/** "5am": no show that somebody means, unless the words say that it is early. */
const DAWN = 3 * HOUR;
const DAY_BEGINS = 8 * HOUR;

/** "Morning! Could we", "hi, morning yall": a greeting. */
const GREETING = String.raw`(?<=^(?:(?:hi|hey|hello|howdy)[ ,.!]+)?)morning(?= ?!| ?,? (?:yall|yalls|all|folks|everyone|everybody|there|friends|team|sir|maam)\b)`;
/** Parts of the day, but for greetings; "por la mañana" is in the morning. */
const DAYPARTS = wholeWords(
  `(?<!(?:good|buenas|every|opening|last) )(?!${GREETING})(?:` +
    '(?<morning>morning|brunch|breakfast|(?<=la )tomorrow)|(?<early>early|wee)|' +
    '(?<midday>afternoon|lunch|lunchtime|matinee)|(?<evening>evening|eve)|(?<night>night|tonight|late))',
);
type Dayparts = ReadonlySet<string>;

/** Which of `morning`, `early`, `midday`, `evening` and `night` are named in what is not understood yet. */
export const daypartsOf = (message: Message): Dayparts =>
  new Set(
    message
      .matches(DAYPARTS)
      .flatMap(({ groups }) => Object.keys(groups).filter((name) => groups[name] !== undefined)),
  );

/** The one time at which the show starts, of all times that the message names. */
export function readTime(message: Message, mentions: readonly TimeMention[], parts: Dayparts): TimeRead {
  const impossible = mentions.find(({ clock, end }) => clock.isImpossible || end?.isImpossible);
  if (impossible) return { problem: { kind: 'impossible-time', words: message.span(impossible).text } };
  const last = mentions.find(({ role }) => role === 'end')?.clock;
  const startOf = ({ clock, end }: TimeMention): number => resolve(clock, end, parts).start;
  const startsOf = (several: readonly TimeMention[]): number[] => [...new Set(several.map(startOf))];
  const said = lastSaid(message, ofTheShow(mentions), (several) => startsOf(several).length === 1);
  const showing = withoutRuledOut(message, said, (mention) => [startOf(mention)]);
  const [first] = showing;
  if (!first) return { problem: { kind: 'no-time' } };
  const starts = startsOf(showing);
  if (starts.length > 1) return { problem: { kind: 'two-times', times: starts.map(timeOf) } };
  const { clock, end } = showing.find((mention) => mention.end) ?? first;
  const read = resolve(clock, end, parts);
  const time = last && !end ? withEnd(read, last) : withLength(read, message);
  const isDoubtful = time.isDoubtful || first.clock.isDoubtful === true;
  const part = { confidence: isDoubtful ? 'doubtful' : 'certain', source: message.span(first) } as const;
  return {
    time: { value: timeOf(time.start), ...part },
    endTime: time.end === undefined ? undefined : { value: timeOf(time.end), ...part },
    start: time.start,
    problem: isDoubtful ? { kind: 'doubtful-time', time: timeOf(time.start) } : undefined,
    afterMidnight: time.start < END_OF_NIGHT ? nightOf(parts) : undefined,
  };
}

/** The times that are the show's: said to be, else sure ones, else all. */
function ofTheShow(mentions: readonly TimeMention[]): readonly TimeMention[] {
  const others = mentions.filter(({ role }) => role === undefined);
  const said = mentions.filter(({ role }) => role === 'show');
  return [said, others.filter(({ isStrong }) => isStrong)].find(({ length }) => length > 0) ?? others;
}

function nightOf(parts: Dayparts): TimeRead['afterMidnight'] {
  const isNight = parts.has('night');
  if (isNight === (parts.has('morning') || parts.has('early'))) return 'unsaid';
  return isNight ? 'night' : 'morning';
}

/** Morning or evening, by what is said, else as a music venue goes; "7-9pm" starts at the 7 that is nearer to its end. */
function resolve(clock: Clock, end: Clock | undefined, parts: Dayparts): ShowTime {
  if (!end) return resolveStart(clock, parts);
  if (isSettled(clock) || !isSettled(end)) return withEnd(resolveStart(clock, parts), end);
  const [last = 0] = choicesOf(end);
  const [am, pm] = halvesOf(clock);
  return withEnd({ start: lengthTo(last, am) < lengthTo(last, pm) ? am : pm, isDoubtful: false }, end);
}

function withEnd(time: ShowTime, clock: Clock): ShowTime {
  const length = Math.min(...choicesOf(clock).map((choice) => lengthTo(choice, time.start)));
  const isDoubtful = time.isDoubtful || length === DAY || length > LONGEST_SHOW;
  return { ...time, end: (time.start + length) % DAY, isDoubtful };
}

/** "8 for 2 hours" */
const LENGTH = wholeWords(
  "for (?:(?:about|around|like) )?(?<hours>[1-6])S?C?[ ']?(?:hours?|hrs?)(?! (?:before|after|of|away|early|earlier|later|late|or|and))",
);

function withLength(time: ShowTime, message: Message): ShowTime {
  const [length, ...others] = message.matches(LENGTH);
  if (time.end !== undefined || !length || others.length > 0) return time;
  return { ...time, end: (time.start + Number(length.groups['hours']) * HOUR) % DAY };
}

const lengthTo = (end: number, start: number): number => (end - start + DAY) % DAY || DAY;

const isSettled = ({ meridiem, is24 }: Clock): boolean => meridiem !== undefined || is24 === true;

const halvesOf = ({ hour, minute }: Clock): [am: number, pm: number] => {
  const morning = (hour % 12) * HOUR + minute;
  return [morning, morning + HALF_DAY];
};

/** The one time that it is, or both that it may be. */
function choicesOf(clock: Clock): readonly number[] {
  if (!isSettled(clock)) return halvesOf(clock);
  if (!clock.meridiem || clock.hour > 12) return [clock.hour * HOUR + clock.minute];
  return [halvesOf(clock)[clock.meridiem === 'am' ? 0 : 1]];
}

/** "8" is in the evening, "sat night 12:30" after midnight. */
function resolveStart(clock: Clock, parts: Dayparts): ShowTime {
  const { hour } = clock;
  const [said = 0] = choicesOf(clock);
  const isLate = ['night', 'evening'].some((part) => parts.has(part));
  if (clock.meridiem) return { start: said, isDoubtful: isUnlikely(said, parts) };
  if (clock.is24) return { start: said, isDoubtful: hour >= 1 && hour <= 12 };
  const [am, pm] = halvesOf(clock);
  if (parts.has('morning') && !isLate) return { start: hour === 12 || hour < 5 ? pm : am, isDoubtful: false };
  if ((hour >= 5 && hour < 12) || parts.has('midday')) return { start: pm, isDoubtful: false };
  if (parts.has('night')) return { start: am, isDoubtful: hour === 3 || hour === 4 };
  return { start: pm, isDoubtful: hour === 12 || hour === 1 };
}

function isUnlikely(start: number, parts: Dayparts): boolean {
  if (start < DAWN || start >= HALF_DAY || parts.has('morning')) return false;
  return parts.has('night') || parts.has('evening') || (start < DAY_BEGINS && !parts.has('early'));
}
