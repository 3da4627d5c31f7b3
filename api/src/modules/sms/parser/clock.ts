import { type Match, matchesOf } from './marked-text.js';
import type { Message } from './message.js';

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
  /** First letter of a zone said with it: `e` for "8pm EST". */
  zone?: string;
  /** The token after it. */
  to: number;
}

type Groups = Match['groups'];
type Reader = (groups: Groups) => Omit<Clock, 'to'> | undefined;

const HOUR = String.raw`(?<hour>\d\d?)S?(?!\d)`;
const UNIT = '(?:oclock|sharp|ishh?|hrs|hours|hs?|horas|uhr)';
const ZONE = '(?<zone>[ecmp][sd]?t|eastern|central|mountain|pacific|gmt|utc|zulu|bst|cet)';
const MERIDIEM = String.raw`(?<meridiem>[ap]m|[ap]\.m\b\.?|[ap]['. ] ?m\b|p|(?<=')a)`;
const SUFFIXES = String.raw`(?:(?:[' ]|-(?=ish))(?<unit>${UNIT})(?!\w))?(?:[' ]?${MERIDIEM}(?!\w))?(?:[' ](?<after>${UNIT})(?!\w))?(?:[' ]${ZONE}(?!\w))?`;
const OFF = String.raw`(?<=(?<off>(?:half|quarter) (?:past|after|to|until|of|before) |\d+S? (?:past|after) )?)`;

const SOURCES: readonly (readonly [source: string, read: Reader])[] = [
  [
    `${OFF}(?:12S? |high )?midnight`,
    ({ off }) => ({ ...TWELVE, meridiem: 'am', isMidnight: true, isDoubtful: off !== undefined }),
  ],
  [
    `${OFF}(?:12S? |high )?noon${SUFFIXES}`,
    ({ off }) => ({ ...TWELVE, meridiem: 'pm', isDoubtful: off !== undefined }),
  ],
  [`(?<!(?:and|a|\\dST) )(?:a )?half ${HOUR}(?!T|[:.] ?\\d)${SUFFIXES}`, ({ hour }) => onDial(hour, 30)],
  [`(?:a )?(?<minutes>half|quarter|\\d+S?) past ${HOUR}${SUFFIXES}`, past],
  [`(?:a )?(?<minutes>half|quarter) after ${HOUR}${SUFFIXES}`, past],
  [`(?:a )?(?<minutes>half|quarter) (?:to|until|of) ${HOUR}${SUFFIXES}`, before],
  [`(?<hour>\\d\\d?)(?<mark>[:;.]|'h')(?<minutes>\\d\\d?)(?!\\d)${SUFFIXES}`, readDigits],
  [
    `(?<hour>\\d\\d?)[ '](?<minutes>[0-5]\\d)(?=[ ']?${MERIDIEM.replace('?<meridiem>', '?:')}(?!\\w))${SUFFIXES}`,
    past,
  ],
  [`(?<=(?<lead>(?:at|@) ?)?)(?<digits>\\d{3,4})${SUFFIXES}`, readMilitary],
  [`${HOUR} and (?<minutes>media|cuarto)${SUFFIXES}`, past],
  [`${HOUR} menos (?<minutes>media|cuarto)${SUFFIXES}`, before],
  [`${HOUR}[ -](?<minutes>[1-5]\\d)S${SUFFIXES}`, past],
  [`${HOUR}${SUFFIXES}`, readHour],
];
/** What needs the most words comes first. Each is looked for at every token: one may begin inside of another. */
const PATTERNS = SOURCES.map(([source, read]) => ({
  pattern: new RegExp(`(?<!\\w)(?=(?<whole>(?:${source})(?!\\w)))`, 'g'),
  read,
}));

/** The times of day written anywhere in what is not understood yet, by the token where they begin. */
export function clocksIn(message: Message): ReadonlyMap<number, Clock> {
  const clocks = new Map<number, Clock>();
  for (const { pattern, read } of PATTERNS) {
    for (const { from, to, groups } of matchesOf(message, pattern)) {
      const clock = clocks.has(from) ? undefined : read(groups);
      if (!clock) continue;
      const isDoubtful = clock.isDoubtful === true || (!clock.isMidnight && isSplitHour(message, from));
      clocks.set(from, { ...withSuffixes(clock, groups), isDoubtful, to });
    }
  }
  return clocks;
}

/** "five to eight" may be 7:55, and what stands behind "half" belongs to it. */
const isSplitHour = (message: Message, at: number): boolean =>
  ['half', 'quarter'].includes(message.text(at - 1)) ||
  (message.free(at)?.spelled === true &&
    [5, 10, 20].includes(message.number(at) ?? 0) &&
    ['to', 'until', 'of'].includes(message.text(at + 1)) &&
    message.text(at - 1) !== 'from');

const TWELVE = { hour: 12, minute: 0, isBare: false };
const MINUTES: Readonly<Record<string, number>> = { half: 30, media: 30, quarter: 15, cuarto: 15 };
const YEARS = { from: 2020, to: 2035 };

/** An hour of the dial and minutes after it, or before it where they are negative. */
function onDial(said: string | undefined, minutes: number): ReturnType<Reader> {
  const hour = parseInt(said ?? '', 10);
  if (hour < 1 || hour > 12) return undefined;
  if (minutes >= 0) return { hour, minute: minutes, isBare: false };
  return { hour: hour === 1 ? 12 : hour - 1, minute: 60 + minutes, isBare: false };
}

const minutesOf = ({ minutes = '' }: Groups): number => MINUTES[minutes] ?? parseInt(minutes, 10);

/** "half past eight", "20 past 8", "ocho y media", "seven thirty" */
function past(groups: Groups): ReturnType<Reader> {
  return onDial(groups['hour'], minutesOf(groups));
}

/** "quarter to 9", "9 menos cuarto" */
function before(groups: Groups): ReturnType<Reader> {
  return onDial(groups['hour'], -minutesOf(groups));
}

/** "8:30", "8.30", "20h15" */
function readDigits({ hour: hours = '', mark, minutes = '' }: Groups): ReturnType<Reader> {
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isImpossible = !isOnAClock(hour, minute) || minutes.length < 2;
  if (isImpossible && mark === '.') return undefined;
  return { hour: hour % 24, minute, isBare: false, is24: hours.startsWith('0') || hour > 12, isImpossible };
}

const isOnAClock = (hour: number, minute: number): boolean =>
  minute <= 59 && (hour < 24 || (hour === 24 && minute === 0));

/** "830", "1930 hrs"; a year only behind "at". */
function readMilitary({ digits = '', lead, unit }: Groups): ReturnType<Reader> {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  const isSaid = lead !== undefined || ['hrs', 'hours', 'h'].includes(unit ?? '');
  const isYear = Number(digits) >= YEARS.from && Number(digits) <= YEARS.to;
  if (minute > 59 || hour > 24 || (isYear && !isSaid)) return undefined;
  const isPadded = digits.startsWith('0');
  return { hour: hour % 24, minute, is24: isPadded || hour > 12, isBare: !isSaid && !isPadded };
}

function readHour({ hour: said }: Groups): ReturnType<Reader> {
  const hour = parseInt(said ?? '', 10);
  return hour < 1 || hour > 23 ? undefined : { hour, minute: 0, is24: hour > 12, isBare: true };
}

function withSuffixes(clock: Omit<Clock, 'to'>, { unit, after, meridiem, zone }: Groups): Omit<Clock, 'to'> {
  const isBare = clock.isBare && (unit ?? after ?? meridiem ?? zone) === undefined;
  const isAmerican = /^(?:[ecmp][sd]?t|eastern|central|mountain|pacific)$/.test(zone ?? '');
  const read = { ...clock, isBare, zone: isAmerican ? zone?.charAt(0) : zone };
  if (meridiem === undefined) return read;
  const isMorning = meridiem.startsWith('a');
  const isImpossible = clock.hour === 0 || (clock.hour > 12 && (isMorning || clock.isBare));
  return {
    ...read,
    meridiem: isMorning ? 'am' : 'pm',
    isImpossible: clock.isImpossible === true || isImpossible,
  };
}
