import { CORRECTED_TIME } from './corrections.js';
import type { Match, Message, Span } from './message.js';

/** An hour as it is written, before anybody asks whether morning or evening is meant. */
export interface Clock {
  hour: number;
  minute: number;
  meridiem?: 'am' | 'pm';
  /** `08:00`, `20:30`: by the 24-hour clock, as far as one can see. */
  is24?: boolean;
  /** No more than an hour: "8"; only its place tells that it is a time. */
  isBare: boolean;
  /** "half past noon", "8pm EST": people differ. */
  isDoubtful?: boolean;
  /** There is no such time. */
  isImpossible?: boolean;
  /** The token after it. */
  to: number;
}

type Groups = Match['groups'];
type Read = Omit<Clock, 'to'> | undefined;
type Clocks = ReadonlyMap<number, Clock>;

const HOUR = String.raw`(?<hour>\d\d?)S?(?!\w)`;
const UNIT = '(?:(?:o )?oclock|sharp|ishh?|hrs|hours|hs?|horas|uhr)';
const ZONE = '[ecmp][sd]?t|eastern|central|mountain|pacific|gmt|utc|zulu|bst|cet';
const PM = String.raw`(?:[ap]m|[ap]\.m\b\.?|[ap]['. ] ?m\b|p|(?<=')a)`;
const ENDINGS = [
  String.raw`(?:(?:[' ]|-(?=ish))(?<unit>${UNIT})(?!\w))?(?:[' ]?(?<meridiem>${PM})(?!\w))?`,
  String.raw`(?:[' ](?<after>${UNIT})(?!\w))?(?:[' ](?<zone>${ZONE})(?!\w))?`,
].join('');
const OFF = String.raw`(?<=(?<off>(?:half|quarter) (?:past|after|to|until|of|before) |\d+S? (?:past|after) )?)`;

/** What needs the most words comes first. */
const SOURCES: readonly (readonly [source: string, read: (groups: Groups) => Read])[] = [
  [`${OFF}(?:12S? |high )?(?<middle>midnight|noon)`, readMiddle],
  [`(?<!(?:and|\\dST) (?:a )?)(?<minutes>half) ${HOUR}(?![:.] ?\\d)`, readMinutes],
  [`(?<minutes>half|quarter|\\d+S?(?= past)) (?:past|after|(?<to>to|until|of)) ${HOUR}`, readMinutes],
  [`(?<hour>\\d\\d?)(?<mark>[:;.]|'h')(?<minutes>\\d\\d?)(?!\\d)`, readDigits],
  [`(?<hour>\\d\\d?)[ '](?<minutes>[0-5]\\d)(?=[ ']?${PM}(?!\\w))`, readMinutes],
  ['(?<=(?<lead>(?:at|@) ?)?)(?<digits>\\d{3,4})', readMilitary],
  ['(?<hour>\\d\\d?)S?(?: and (?=[mc])|[ -])(?<minutes>media|cuarto|[1-5]\\dS)', readMinutes],
  [HOUR, readHour],
];
/** Each is looked for at every token: one may begin inside of another. */
const PATTERNS = SOURCES.map(([source, read]) => ({
  pattern: new RegExp(`(?<!\\w)(?=(?<whole>(?:${source}${ENDINGS})(?!\\w)))`, 'g'),
  read,
}));

/** The times of day written anywhere in what is not understood yet, by the token where they begin. */
function clocksIn(message: Message): Clocks {
  const clocks = new Map<number, Clock>();
  for (const { pattern, read } of PATTERNS) {
    for (const { from, to, groups } of message.matches(pattern)) {
      const clock = clocks.has(from) ? undefined : read(groups);
      if (clock) clocks.set(from, { ...withEndings(clock, groups), to });
    }
  }
  return clocks;
}

const MINUTES: Readonly<Record<string, number>> = { half: 30, media: 30, quarter: 15, cuarto: 15 };

function readMiddle({ middle, off }: Groups): Read {
  const meridiem = middle === 'noon' ? 'pm' : 'am';
  return { hour: 12, minute: 0, meridiem, isBare: false, isDoubtful: off !== undefined };
}

/** "half past eight", "20 past 8", "quarter to nine", "ocho y media", "seven thirty"; "half seven" is half past. */
function readMinutes({ hour: said = '', minutes = '', to }: Groups): Read {
  const hour = parseInt(said, 10);
  if (hour < 1 || hour > 12) return undefined;
  const minute = MINUTES[minutes] ?? parseInt(minutes, 10);
  if (to === undefined) return { hour, minute, isBare: false };
  return { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minute, isBare: false };
}

/** "8:30", "8.30", "20h15" */
function readDigits({ hour: hours = '', mark, minutes = '' }: Groups): Read {
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isOnAClock = minute <= 59 && minutes.length === 2 && (hour < 24 || (hour === 24 && minute === 0));
  if (!isOnAClock && mark === '.') return undefined;
  const is24 = hours.startsWith('0') || hour > 12;
  return { hour: hour % 24, minute, isBare: false, is24, isImpossible: !isOnAClock };
}

/** "830", "1930 hrs" */
function readMilitary({ digits = '', lead, unit }: Groups): Read {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  const isSaid = lead !== undefined || unit !== undefined;
  if (minute > 59 || hour > 24) return undefined;
  const isPadded = digits.startsWith('0');
  return { hour: hour % 24, minute, is24: isPadded || hour > 12, isBare: !isSaid && !isPadded };
}

function readHour({ hour: said = '' }: Groups): Read {
  const hour = parseInt(said, 10);
  return hour < 1 || hour > 23 ? undefined : { hour, minute: 0, is24: hour > 12, isBare: true };
}

function withEndings(clock: Omit<Clock, 'to'>, { unit, after, meridiem, zone }: Groups): Omit<Clock, 'to'> {
  const isBare = clock.isBare && (unit ?? after ?? meridiem ?? zone) === undefined;
  const read = { ...clock, isBare, isDoubtful: clock.isDoubtful === true || zone !== undefined };
  if (meridiem === undefined) return read;
  const isMorning = meridiem.startsWith('a');
  const isNone = clock.hour === 0 || (clock.hour > 12 && (isMorning || clock.isBare));
  return { ...read, meridiem: isMorning ? 'am' : 'pm', isImpossible: clock.isImpossible === true || isNone };
}

/** A time of day that the message names. */
export interface TimeMention extends Span {
  clock: Clock;
  /** Where a stretch of time is named. */
  end?: Clock;
  /** Nobody could take it for anything but a time. */
  isStrong: boolean;
  role?: Role;
}

/** Whether it is said to be when the show starts or ends, or when something else is. */
type Role = 'show' | 'other' | 'end';

const BEGINS =
  'shows?|showtime|music|starts?|starting|downbeat|curtain|onstage|kickoff|kicks|begins?|beginning|concert|commenc\\w+';
const PREPARES =
  'doors?|load[ -]?in|load|sound ?check|line ?check|check[ -]in|setup|arriv(?:e|es|al)|openers?|gates|lobby|call time|move[ -]in';
const BESIDE =
  'dinner|ceremony|house|kitchen|contest|raffle|drawing|toasts?|auction|judging|speech(?:es)?|awards|buffet|supper|fireworks|trivia|bingo|karaoke|parade|vows|cake|cut|curfew';
const ENDS =
  'ends?|ending|over|finish\\w*|done|wraps?|wrapping|conclud\\w+|stops?|stopping|closing|(?<!kick )off';
const BETWEEN = '(?:at|@|-|:|is|are|opens?|around|about|by|time|=|from|las?|like|roughly|to)';

/** Words that say which time it is, before and behind it. */
const ROLES = (
  [
    ['show', `${BEGINS}|stage|set|plays?`, BEGINS],
    [
      'other',
      `${PREPARES}|${BESIDE}|set up|check`,
      `${PREPARES}|${BESIDE}|sc|for (?:sound ?check|load[ -]?in|dinner|doors|setup)`,
    ],
    ['end', `${ENDS}|until`, ENDS],
  ] as const
).map(([role, before, behind]) => ({
  role,
  // Looks back from the end, which is many times as fast as looking for what reaches it.
  before: new RegExp(`$(?<=(?<!\\w)(?:${before})(?: ?${BETWEEN})* ?)`),
  behind: new RegExp(`^ (?:${behind})(?!\\w)`),
}));

/** "Soundcheck for The Rattlers is 5pm": artist and day stand between. */
const SET_UP =
  /(?<!\w)(?:soundcheck|sound check|loadin|load in|doors|setup|arrive|arrival|rehearsal|rehearse|dinner|ceremony)(?: (?:for|the|of|our|their|s|is|on|in|at|are|will|be|starts|opens?|AS?|KW?))+ $/;
/** Behind these a bare number is a time. */
const CUES =
  /(?<!\w)(?:at|@|around|round|about|approx|like|from|between|by|for|time|las|until)(?: ?[:=-]? ?|\.)$/;
const BEHIND_A_NAME =
  /[AK][WS]?(?: ?(?:please|ok|night|evening|eve|afternoon|morning|nights|for|but|maybe|[,!.-]))* ?$/;
const BEFORE_A_NAME = /^,? ?(?:(?:on|this|next|the|coming|for|-) ?)*[AK]/;

/** Every time of day in what is not understood yet. */
export function timeMentions(message: Message): TimeMention[] {
  const mentions: TimeMention[] = [];
  const clocks = clocksIn(message);
  for (const [from, clock] of [...clocks].sort(([a], [b]) => a - b)) {
    const last = mentions.at(-1);
    if (last && last.to > from) continue;
    // "8 or 9", "between 8 and 10"
    const isChoice = last?.to === from - 1 && ['or', 'and', '/'].includes(message.text(from - 1));
    const { end, to } = stretchFrom(message, clock.to, clocks);
    const { before, behind } = message.around({ from, to: clock.to });
    const isSaid = [CUES, ...ROLES.map((role) => role.before)].some((cue) => cue.test(before));
    const isCorrected = clock.hour <= 12 && CORRECTED_TIME.test(before);
    const isStrong = [!clock.isBare, end !== undefined, isChoice, isSaid, isCorrected].includes(true);
    const isPlaced = to > clock.to || BEHIND_A_NAME.test(before) || BEFORE_A_NAME.test(behind);
    // "The Jan 15 one", "another one, Jan 15": no hour.
    if (!isStrong && (clock.is24 || !isPlaced || message.text(from) === 'one')) continue;
    if (last && isChoice) last.isStrong = true;
    mentions.push({ from, to, clock, end, isStrong });
  }
  return withRoles(message, mentions);
}

/** "8-10", "8 until late", "de 8h a 10h" but not "8pm a 2 set show" */
function stretchFrom(message: Message, at: number, clocks: Clocks): { end?: Clock; to: number } {
  const mark = message.text(at);
  if (!['-', 'to', 'until', 'a'].includes(mark)) return { to: at };
  if (['late', 'close', 'closing', 'done', '?'].includes(message.text(at + 1))) return { to: at + 2 };
  const end = clocks.get(at + 1);
  return end && (mark !== 'a' || !end.isBare) ? { end, to: end.to } : { to: at };
}

/** "doors 7 show 8", "7pm doors, 8pm show": the words stand on one side all through. */
function withRoles(message: Message, mentions: readonly TimeMention[]): TimeMention[] {
  const told = mentions.map((mention) => {
    const { before, behind } = message.around(mention);
    const role = ROLES.find((each) => each.behind.test(behind))?.role;
    return {
      mention,
      before: SET_UP.test(before) ? 'other' : ROLES.find((each) => each.before.test(before))?.role,
      behind: role,
      apart: role === 'end' || behind.startsWith(' for ') ? role : undefined,
    };
  });
  const [first, second] = told;
  const isBehind = !first?.before && first?.behind && !(second?.before && !told.at(-1)?.behind);
  return told.map(({ mention, before, behind, apart }) => {
    const until = before === 'end' ? before : undefined;
    return { ...mention, role: isBehind ? (behind ?? until) : (before ?? apart) };
  });
}
