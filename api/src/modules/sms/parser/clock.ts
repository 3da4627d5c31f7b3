import type { Match, Message } from './message.js';

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
  /** "five to eight", "half past noon": people differ. */
  isDoubtful?: boolean;
  /** There is no such time. */
  isImpossible?: boolean;
  /** First letter of an American zone said with it, `e` for "8pm EST", or another zone. */
  zone?: string;
  /** The token after it. */
  to: number;
}

type Groups = Match['groups'];
type Reader = (groups: Groups) => Omit<Clock, 'to'> | undefined;

const HOUR = String.raw`(?<hour>\d\d?)S?(?!\w)`;
const UNIT = '(?:(?:o )?oclock|sharp|ishh?|hrs|hours|hs?|horas|uhr)';
const AMERICAN = '[ecmp][sd]?t|eastern|central|mountain|pacific';
const PM = String.raw`(?:[ap]m|[ap]\.m\b\.?|[ap]['. ] ?m\b|p|(?<=')a)`;
const ENDINGS = [
  String.raw`(?:(?:[' ]|-(?=ish))(?<unit>${UNIT})(?!\w))?(?:[' ]?(?<meridiem>${PM})(?!\w))?`,
  String.raw`(?:[' ](?<after>${UNIT})(?!\w))?(?:[' ](?<zone>${AMERICAN}|gmt|utc|zulu|bst|cet)(?!\w))?`,
].join('');
const OFF = String.raw`(?<=(?<off>(?:half|quarter) (?:past|after|to|until|of|before) |\d+S? (?:past|after) )?)`;

/** What needs the most words comes first. */
const SOURCES: readonly (readonly [source: string, read: Reader])[] = [
  [
    `${OFF}(?:12S? |high )?midnight`,
    ({ off }) => ({ ...TWELVE, meridiem: 'am', isMidnight: true, isDoubtful: off !== undefined }),
  ],
  [
    `${OFF}(?:12S? |high )?noon${ENDINGS}`,
    ({ off }) => ({ ...TWELVE, meridiem: 'pm', isDoubtful: off !== undefined }),
  ],
  [`(?<!(?:and|a|\\dST) )(?:a )?half ${HOUR}(?![:.] ?\\d)${ENDINGS}`, ({ hour }) => onDial(hour, 30)],
  [`(?:a )?(?<minutes>half|quarter|\\d+S?(?= past)) (?:past|after) ${HOUR}${ENDINGS}`, past],
  [
    `(?:a )?(?<minutes>half|quarter) (?:to|until|of) ${HOUR}${ENDINGS}`,
    (groups) => onDial(groups['hour'], -minutesOf(groups)),
  ],
  [
    '(?<!from )(?<hour>5|10|20)S(?= (?:to|until|of) \\d)',
    ({ hour }) => ({ hour: Number(hour), minute: 0, isBare: true, isDoubtful: true }),
  ],
  [`(?<hour>\\d\\d?)(?<mark>[:;.]|'h')(?<minutes>\\d\\d?)(?!\\d)${ENDINGS}`, readDigits],
  [`(?<hour>\\d\\d?)[ '](?<minutes>[0-5]\\d)(?=[ ']?${PM}(?!\\w))${ENDINGS}`, past],
  [`(?<=(?<lead>(?:at|@) ?)?)(?<digits>\\d{3,4})${ENDINGS}`, readMilitary],
  [`${HOUR} and (?<minutes>media|cuarto)${ENDINGS}`, past],
  [`${HOUR.replace('(?!\\w)', '')}[ -](?<minutes>[1-5]\\d)S${ENDINGS}`, past],
  [`${HOUR}${ENDINGS}`, readHour],
];
/** Each is looked for at every token: one may begin inside of another. */
const PATTERNS = SOURCES.map(([source, read]) => ({
  pattern: new RegExp(`(?<!\\w)(?=(?<whole>(?:${source})(?!\\w)))`, 'g'),
  read,
}));

/** The times of day written anywhere in what is not understood yet, by the token where they begin. */
export function clocksIn(message: Message): ReadonlyMap<number, Clock> {
  const clocks = new Map<number, Clock>();
  for (const { pattern, read } of PATTERNS) {
    for (const { from, to, groups } of message.matches(pattern)) {
      const clock = clocks.has(from) ? undefined : read(groups);
      if (clock) clocks.set(from, { ...withEndings(clock, groups), to });
    }
  }
  return clocks;
}

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

/** "8:30", "8.30", "20h15" */
function readDigits({ hour: hours = '', mark, minutes = '' }: Groups): ReturnType<Reader> {
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isOnAClock = minute <= 59 && minutes.length === 2 && (hour < 24 || (hour === 24 && minute === 0));
  if (!isOnAClock && mark === '.') return undefined;
  const is24 = hours.startsWith('0') || hour > 12;
  return { hour: hour % 24, minute, isBare: false, is24, isImpossible: !isOnAClock };
}

/** "830", "1930 hrs"; a year only behind "at". */
function readMilitary({ digits = '', lead, unit }: Groups): ReturnType<Reader> {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  const isSaid = lead !== undefined || unit !== undefined;
  const isYear = Number(digits) >= YEARS.from && Number(digits) <= YEARS.to;
  if (minute > 59 || hour > 24 || (isYear && !isSaid)) return undefined;
  const isPadded = digits.startsWith('0');
  return { hour: hour % 24, minute, is24: isPadded || hour > 12, isBare: !isSaid && !isPadded };
}

function readHour({ hour: said }: Groups): ReturnType<Reader> {
  const hour = parseInt(said ?? '', 10);
  return hour < 1 || hour > 23 ? undefined : { hour, minute: 0, is24: hour > 12, isBare: true };
}

function withEndings(clock: Omit<Clock, 'to'>, { unit, after, meridiem, zone }: Groups): Omit<Clock, 'to'> {
  const isBare = clock.isBare && (unit ?? after ?? meridiem ?? zone) === undefined;
  const isAmerican = new RegExp(`^(?:${AMERICAN})$`).test(zone ?? '');
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
