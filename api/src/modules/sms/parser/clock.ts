import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** An hour as it is written, before anybody asks whether morning or evening is meant. */
export interface Clock {
  hour: number;
  minute: number;
  meridiem?: 'am' | 'pm';
  /** `08:00`, `20:30`: by the 24-hour clock, as far as one can see. */
  is24?: boolean;
  /** No more than an hour: "8"; only its place tells that it is a time. */
  isBare: boolean;
  isMidnight?: boolean;
  /** "half 8", "five to eight": people differ. */
  isDoubtful?: boolean;
  /** There is no such time. */
  isImpossible?: boolean;
  /** First letter of a zone said with it: `E` for "8pm EST". */
  zone?: string;
  /** The token after it. */
  to: number;
}

const SEPARATORS = wordSet(': ; . h');
const SUFFIXES = wordSet('oclock sharp ish ishh hrs hours h hs horas uhr');
const HOURS_SAID = wordSet('hrs hours h');
const ZONES = new Map(
  ['e', 'c', 'm', 'p'].flatMap((letter) =>
    ['st', 'dt', 't'].map((end): [string, string] => [letter + end, letter]),
  ),
);
for (const zone of ['eastern', 'central', 'mountain', 'pacific']) ZONES.set(zone, zone.charAt(0));
for (const zone of ['gmt', 'utc', 'zulu', 'bst', 'cet']) ZONES.set(zone, zone);

/** The time of day written there: "8", "8:30", "830p", "seven thirty", "half past 8", "noon". */
export function clockAt(message: Message, at: number): Clock | undefined {
  const clock =
    wordAt(message, at) ??
    pastAt(message, at) ??
    digitsAt(message, at) ??
    spacedAt(message, at) ??
    numberAt(message, at);
  if (!clock || clock.isMidnight) return clock;
  return withSuffixes(message, {
    ...clock,
    isDoubtful: clock.isDoubtful || FRACTIONS.has(message.text(at - 1)) || isMinutesTo(message, at),
  });
}

const FRACTIONS = new Set(['half', 'quarter']);

/** "five to eight" may be 7:55. */
const isMinutesTo = (message: Message, at: number): boolean =>
  message.free(at)?.spelled === true &&
  [5, 10, 20].includes(message.number(at) ?? 0) &&
  ['to', 'until', 'of'].includes(message.text(at + 1)) &&
  message.text(at - 1) !== 'from';

function wordAt(message: Message, at: number): Clock | undefined {
  const start = message.number(at) === 12 || message.text(at) === 'high' ? at + 1 : at;
  const word = message.text(start);
  const isDoubtful = isMinutesOff(message, at);
  if (word === 'noon')
    return { hour: 12, minute: 0, meridiem: 'pm', isBare: false, isDoubtful, to: start + 1 };
  if (word !== 'midnight') return undefined;
  return {
    hour: 12,
    minute: 0,
    meridiem: 'am',
    isBare: false,
    isMidnight: true,
    isDoubtful,
    to: start + 1,
  };
}

/** "half past midnight", "quarter to noon", "20 after midnight". */
function isMinutesOff(message: Message, at: number): boolean {
  const [minutes, side] = [message.text(at - 2), message.text(at - 1)];
  if (FRACTIONS.has(minutes)) return ['past', 'after', 'to', 'until', 'of', 'before'].includes(side);
  return message.number(at - 2) !== undefined && ['past', 'after'].includes(side);
}

/** "half past eight", "quarter to 9", "20 past 8". */
function pastAt(message: Message, at: number): Clock | undefined {
  const start = message.text(at) === 'a' ? at + 1 : at;
  const half = halfAt(message, start);
  if (half) return half;
  const minutes = { half: 30, quarter: 15 }[message.text(start)] ?? message.number(start);
  const side = message.text(start + 1);
  const hour = message.number(start + 2);
  if (minutes === undefined || hour === undefined || hour < 1 || hour > 12) return undefined;
  const isWord = message.number(start) === undefined;
  if (side === 'past' || (isWord && side === 'after'))
    return { hour, minute: minutes, isBare: false, to: start + 3 };
  if (!isWord || !['to', 'until', 'of'].includes(side)) return undefined;
  return { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minutes, isBare: false, to: start + 3 };
}

/** "half seven" is half past, as the British say it. */
function halfAt(message: Message, at: number): Clock | undefined {
  const hour = message.number(at + 1);
  const isHour = hour !== undefined && hour >= 1 && hour <= 12 && !message.isOrdinal(at + 1);
  if (
    message.text(at) !== 'half' ||
    !isHour ||
    ['and', 'a', 'second', 'first'].includes(message.text(at - 1))
  )
    return undefined;
  return [':', '.'].includes(message.text(at + 2)) && message.number(at + 3) !== undefined
    ? undefined
    : { hour, minute: 30, isBare: false, to: at + 2 };
}

/** "8:30", "8.30", "20h15". */
function digitsAt(message: Message, at: number): Clock | undefined {
  const [hours, minutes] = [message.digits(at), message.digits(at + 2)];
  const mark = message.text(at + 1);
  if (!hours || !minutes || hours.length > 2 || minutes.length > 2) return undefined;
  if (!SEPARATORS.has(mark) || !message.isGlued(at + 1, at + 3)) return undefined;
  const clock = { hour: Number(hours) % 24, minute: Number(minutes), isBare: false, to: at + 3 };
  const isImpossible = !isOnAClock(Number(hours), clock.minute) || minutes.length < 2;
  if (isImpossible && mark === '.') return undefined;
  return { ...clock, is24: hours.startsWith('0') || Number(hours) > 12, isImpossible };
}

/** "9 30 pm", as phones take it down. */
function spacedAt(message: Message, at: number): Clock | undefined {
  const [hours, minutes] = [message.digits(at), message.digits(at + 1)];
  if (!hours || minutes?.length !== 2 || Number(hours) > 12 || Number(hours) < 1 || Number(minutes) > 59)
    return undefined;
  const clock = { hour: Number(hours), minute: Number(minutes), isBare: false, to: at + 2 };
  return meridiemAt(message, at + 2) ? clock : undefined;
}

const isOnAClock = (hour: number, minute: number): boolean =>
  minute <= 59 && (hour < 24 || (hour === 24 && minute === 0));

const YEARS = { from: 2020, to: 2035 };

/** "8", "830", "1930 hrs", "seven thirty". */
function numberAt(message: Message, at: number): Clock | undefined {
  const hour = message.number(at);
  if (hour === undefined || message.isOrdinal(at)) return undefined;
  const digits = message.digits(at);
  if (digits && (digits.length === 3 || digits.length === 4)) return militaryAt(message, at, digits);
  if (hour < 1 || hour > 23) return undefined;
  return spelledMinutes(message, at, hour) ?? { hour, minute: 0, is24: hour > 12, isBare: true, to: at + 1 };
}

/** "seven thirty", "eight forty five" */
function spelledMinutes(message: Message, at: number, hour: number): Clock | undefined {
  const spanish = spanishMinutes(message, at, hour);
  if (spanish) return spanish;
  const start = message.text(at + 1) === '-' && message.isGlued(at + 1, at + 3) ? at + 2 : at + 1;
  const [tens, ones] = [spelledAt(message, start), spelledAt(message, start + 1)];
  if (hour > 12 || !isMinute(tens)) return undefined;
  const isFive = ones === 5 && tens % 10 === 0;
  return { hour, minute: isFive ? tens + ones : tens, isBare: false, to: start + (isFive ? 2 : 1) };
}

/** "ocho y media", "8 y cuarto", "9 menos cuarto" */
function spanishMinutes(message: Message, at: number, hour: number): Clock | undefined {
  const side = message.text(at + 1);
  const minute = { media: 30, cuarto: 15 }[message.text(at + 2)];
  if (minute === undefined || hour > 12 || !['and', 'menos'].includes(side)) return undefined;
  return side === 'and'
    ? { hour, minute, isBare: false, to: at + 3 }
    : { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minute, isBare: false, to: at + 3 };
}

const spelledAt = (message: Message, at: number): number | undefined => {
  const token = message.free(at);
  return token?.spelled && !token.ordinal ? token.value : undefined;
};

const isMinute = (value: number | undefined): value is number =>
  value !== undefined && value >= 10 && value <= 59;

function militaryAt(message: Message, at: number, digits: string): Clock | undefined {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  const isSaid = HOURS_SAID.has(message.text(at + 1)) || ['at', '@'].includes(message.text(at - 1));
  const isYear = digits.length === 4 && Number(digits) >= YEARS.from && Number(digits) <= YEARS.to;
  if (minute > 59 || hour > 24 || (isYear && !isSaid)) return undefined;
  const is24 = digits.startsWith('0') || hour > 12;
  return { hour: hour % 24, minute, is24, isBare: !isSaid && !digits.startsWith('0'), to: at + 1 };
}

function withSuffixes(message: Message, clock: Clock): Clock {
  const read = { ...clock };
  if (message.text(read.to) === '-' && message.text(read.to + 1) === 'ish') read.to++;
  takeSuffix(message, read);
  const meridiem = meridiemAt(message, read.to);
  if (meridiem) {
    Object.assign(read, { ...meridiem, isBare: false });
    read.isImpossible ||=
      clock.hour === 0 || (clock.hour > 12 && (meridiem.meridiem === 'am' || clock.isBare));
  }
  takeSuffix(message, read);
  const zone = read.isBare ? undefined : ZONES.get(message.text(read.to));
  return zone ? { ...read, zone, to: read.to + 1 } : read;
}

function takeSuffix(message: Message, clock: Clock): void {
  if (!SUFFIXES.has(message.text(clock.to))) return;
  clock.to++;
  clock.isBare = false;
}

/** "pm", "p", "p.m.", "p m". */
function meridiemAt(message: Message, at: number): { meridiem: 'am' | 'pm'; to: number } | undefined {
  const text = message.text(at);
  if (text === 'am' || text === 'pm') return { meridiem: text, to: at + 1 };
  if (text !== 'a' && text !== 'p') return undefined;
  const meridiem = text === 'a' ? 'am' : 'pm';
  const dotted = message.text(at + 1) === '.' ? at + 2 : at + 1;
  if (message.text(dotted) === 'm')
    return { meridiem, to: message.text(dotted + 1) === '.' ? dotted + 2 : dotted + 1 };
  return text === 'p' || message.isGlued(at) ? { meridiem, to: at + 1 } : undefined;
}
