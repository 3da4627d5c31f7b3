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
type Clocks = ReadonlyMap<number, Clock>;

/** Words that say which time it is, before and behind it. */
const ROLES: readonly { role: Role; before: RegExp; behind: RegExp }[] = [
  roleOf(
    'show',
    'shows?|showtime|music|starts?|starting|downbeat|curtain|onstage|kickoff|kicks|begins?|beginning|concert|commenc\\w+',
    { before: 'stage|set|plays?' },
  ),
  roleOf(
    'other',
    `doors?|load[ -]?in|loadin|load|sound ?check|line ?check|check[ -]in|setup|arriv(?:e|es|al)|dinner|ceremony|openers?|house|gates|lobby|kitchen|contest|
    raffle|drawing|toasts?|auction|judging|speech(?:es)?|awards|buffet|supper|fireworks|trivia|bingo|karaoke|parade|vows|cake|cut|call time|move[ -]in`,
    { before: 'set up|check', behind: 'for (?:sound ?check|load[ -]?in|dinner|doors|setup)|sc' },
  ),
  roleOf(
    'end',
    'ends?|ending|over|curfew|finish\\w*|done|wraps?|wrapping|conclud\\w+|stops?|stopping|closing|(?<!kick )off',
    {
      before: 'until',
    },
  ),
];

function roleOf(
  role: Role,
  both: string,
  { before = '(?!)', behind = '(?!)' }: { before?: string; behind?: string },
): (typeof ROLES)[number] {
  const words = both.replace(/\s*\n\s*/g, '');
  const between = '(?:at|@|-|:|is|are|opens?|around|about|by|time|=|from|las?|like|roughly|to)';
  return {
    role,
    before: new RegExp(`(?<!\\w)(?:${words}|${before})(?: ?${between})* ?$`),
    behind: new RegExp(`^ (?:${words}|${behind})(?!\\w)`),
  };
}

/** "Soundcheck for The Rattlers is 5pm": artist and day stand between. */
const SET_UP =
  /(?<!\w)(?:soundcheck|sound check|loadin|load in|doors|setup|arrive|arrival|rehearsal|rehearse|dinner|ceremony)(?: (?:for|the|of|our|their|s|is|on|in|at|are|will|be|starts|opens?|AS?|KW?))+ $/;
/** Behind these a bare number is a time. */
const CUES = new RegExp(
  String.raw`(?<!\w)(?:at|@|around|round|about|approx|from|between|by|for|starts?|starting|begins?|beginning|time|show|showtime|music|doors?|off|las|until|stage|set|downbeat|` +
    String.raw`curtain|onstage|kickoff|kicks|end(?:s|ing)?|finish(?:es|ing)?|wrap(?:s|ping)?|commenc\w+|conclud\w+|stop(?:s|ping)?|load in|sound ?check)(?: ?[:=-]? ?|\.)$`,
);
const BEHIND_A_NAME =
  /[AK][WS]?(?: ?(?:please|ok|night|evening|eve|afternoon|morning|nights|for|but|maybe|[,!.-]))* ?$/;
const BEFORE_A_NAME = /^,? ?(?:(?:on|this|next|the|coming|for|-) ?)*[AK]/;

/** Every time of day in what is not understood yet. */
export function timeMentions(message: Message): TimeMention[] {
  const mentions: TimeMention[] = [];
  const clocks = clocksIn(message);
  for (let at = 0; at < message.tokens.length; at++) {
    const mention = mentionAt(message, at, clocks);
    if (!mention) continue;
    mentions.push(mention);
    const other = alternativeAt(message, mention.to, clocks);
    if (other) mentions.push(other);
    mention.isStrong ||= other !== undefined;
    at = (other ?? mention).to - 1;
  }
  return withRoles(message, mentions);
}

function mentionAt(message: Message, at: number, clocks: Clocks): TimeMention | undefined {
  const clock = clocks.get(at);
  if (!clock) return undefined;
  const stretch = stretchFrom(message, clock.to, clocks);
  const { before, behind } = message.around({ from: at, to: clock.to });
  const isStrong = !clock.isBare || stretch?.end?.isBare === false || CUES.test(before);
  const isPlaced = BEHIND_A_NAME.test(before) || BEFORE_A_NAME.test(behind);
  if (!isStrong && (clock.is24 === true || !(stretch || isPlaced))) return undefined;
  return { from: at, to: stretch?.to ?? clock.to, clock, end: stretch?.end, isStrong };
}

/** "8 or 9", "between 8 and 10" */
function alternativeAt(message: Message, at: number, clocks: Clocks): TimeMention | undefined {
  const isJoined =
    ['or', 'and'].includes(message.text(at)) || (message.text(at) === '/' && message.free(at + 1)?.glued);
  const clock = isJoined ? clocks.get(at + 1) : undefined;
  return clock && !clock.is24 ? { from: at + 1, to: clock.to, clock, isStrong: true } : undefined;
}

/** "8-10", "8 until late", "de 8h a 10h" but not "8pm a 2 set show" */
function stretchFrom(message: Message, at: number, clocks: Clocks): { end?: Clock; to: number } | undefined {
  const mark = message.text(at);
  if (!['-', 'to', 'until', 'a'].includes(mark)) return undefined;
  if (['late', 'close', 'closing', 'whenever', 'done', '?'].includes(message.text(at + 1)))
    return { to: at + 2 };
  const end = clocks.get(at + 1);
  return end && (mark !== 'a' || !end.isBare) ? { end, to: end.to } : undefined;
}

/** "doors 7 show 8", "7pm doors, 8pm show": the words stand on one side all through. */
function withRoles(message: Message, mentions: readonly TimeMention[]): TimeMention[] {
  const told = mentions.map((mention) => {
    const { before, behind } = message.around(mention);
    const isSetUp = SET_UP.test(before);
    return {
      mention,
      before: isSetUp ? 'other' : ROLES.find((each) => each.before.test(before))?.role,
      behind: ROLES.find((each) => each.behind.test(behind))?.role,
      isFor: behind.startsWith(' for '),
    };
  });
  const [first, second] = told;
  const isBehind =
    first?.before === undefined && first?.behind !== undefined && !(second?.before && !told.at(-1)?.behind);
  return told.map(({ mention, before, behind, isFor }) => {
    const apart = behind === 'end' || isFor ? behind : undefined;
    return {
      ...mention,
      role: isBehind ? (behind ?? (before === 'end' ? before : undefined)) : (before ?? apart),
    };
  });
}
