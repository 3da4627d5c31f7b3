import { type Clock, clocksIn } from './clock.js';
import type { Message, Span } from './message.js';

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
type Clocks = ReturnType<typeof clocksIn>;

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
