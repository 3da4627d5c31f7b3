import { type Clock, clockAt } from './clock.js';
import type { Message } from './message.js';

/** Tokens that name a time of day, `from` to before `to`. */
export interface TimeMention {
  from: number;
  to: number;
  clock: Clock;
  /** Where a stretch of time is named. */
  end?: Clock;
  /** Nobody could take it for anything but a time. */
  isStrong: boolean;
  role?: Role;
}

/** `other` is a time of something else than the show, `end` of its end. */
export type Role = 'show' | 'other' | 'end';

const CUES = new Set(
  'at @ around about approx from between by for start starting starts begin begins time show showtime music doors door off las until stage set ~'.split(
    ' ',
  ),
);
const LABEL_ENDS = new Set([':', '-', '=', '.']);
const RANGE = new Set(['-', 'to', 'until', '/']);
const OPEN_END = new Set(['late', 'close', 'closing', 'whenever', 'done', '?']);
const AHEAD = new Set(['on', 'this', 'next', 'the', ',', '-', 'coming', 'for']);
const LINKS = new Set([
  ',',
  'please',
  'ok',
  '!',
  '-',
  'night',
  'evening',
  'eve',
  'afternoon',
  'morning',
  'nights',
  'for',
  'but',
  'maybe',
  '.',
]);
const CLOSING = new Set([
  'please',
  'ok',
  'thanks',
  'thx',
  'lol',
  '?',
  '!',
  '.',
  ')',
  '"',
  'ya',
  'yall',
  'and',
  'if',
  'or',
  'pretty',
  'work',
  'works',
  'good',
  '*',
]);

/** Every time of day in what is not understood yet. */
export function timeMentions(message: Message): TimeMention[] {
  const mentions: TimeMention[] = [];
  for (let at = 0; at < message.tokens.length; at++) {
    const mention = mentionAt(message, at);
    if (!mention) continue;
    mentions.push(mention);
    at = mention.to - 1;
    const other = alternativeAt(message, mention.to);
    if (!other) continue;
    mention.isStrong = true;
    mentions.push(other);
    at = other.to - 1;
  }
  return withRoles(message, mentions);
}

function mentionAt(message: Message, at: number): TimeMention | undefined {
  const clock = message.free(at) && clockAt(message, at);
  if (!clock) return undefined;
  const stretch = stretchFrom(message, clock.to);
  const isMarked = !clock.isBare || stretch?.end?.isBare === false;
  const isStrong = isMarked || isCued(message, at);
  const isWeak = !clock.is24 && (stretch !== undefined || isPlaced(message, at, clock.to));
  if (!isStrong && !isWeak) return undefined;
  return { from: at, to: stretch?.to ?? clock.to, clock, end: stretch?.end, isStrong };
}

/** "at 8", "Time: 8" */
const isCued = (message: Message, at: number): boolean =>
  CUES.has(message.text(at - 1)) || (LABEL_ENDS.has(message.text(at - 1)) && CUES.has(message.text(at - 2)));

/** "8 or 9", "between 8 and 10". */
function alternativeAt(message: Message, at: number): TimeMention | undefined {
  const isJoined =
    ['or', 'and'].includes(message.text(at)) || (message.text(at) === '/' && message.isGlued(at + 1));
  if (!isJoined) return undefined;
  const clock = message.free(at + 1) && clockAt(message, at + 1);
  return clock && !clock.is24 ? { from: at + 1, to: clock.to, clock, isStrong: true } : undefined;
}

function stretchFrom(message: Message, at: number): { end?: Clock; to: number } | undefined {
  if (!RANGE.has(message.text(at))) return undefined;
  if (OPEN_END.has(message.text(at + 1))) return { to: at + 2 };
  if (message.text(at) === '/') return undefined;
  const end = message.free(at + 1) && clockAt(message, at + 1);
  return end ? { end, to: end.to } : undefined;
}

/** Whether a bare number stands where people put the time: beside the day or the artist, or at an end of a line. */
function isPlaced(message: Message, from: number, to: number): boolean {
  const before = skipped(message, LINKS, { at: from - 1, step: -1 });
  const after = skipped(message, CLOSING, { at: to, step: 1 });
  const isEdge = (index: number): boolean =>
    message.tokens[index] === undefined || message.tokens[index].kind === 'break';
  return (
    (isEdge(before) && isEdge(after)) ||
    isKnown(message, before) ||
    isKnown(message, skipped(message, AHEAD, { at: to, step: 1 }))
  );
}

const MOST_SKIPPED = 6;

/** The first token from there on that is none of these words. */
function skipped(
  message: Message,
  words: ReadonlySet<string>,
  { at, step }: { at: number; step: number },
): number {
  let index = at;
  while (words.has(message.text(index)) && Math.abs(index - at) < MOST_SKIPPED) index += step;
  return index;
}

const isKnown = (message: Message, index: number): boolean =>
  ['date', 'artist'].includes(message.takenAs(index) ?? '');

const ROLES = new Map<string, Role>([
  ...[
    'show',
    'showtime',
    'music',
    'start',
    'starts',
    'starting',
    'stage',
    'downbeat',
    'set',
    'begins',
    'play',
    'plays',
    'on',
    'concert',
  ].map((word): [string, Role] => [word, 'show']),
  ...[
    'doors',
    'door',
    'load',
    'loadin',
    'soundcheck',
    'check',
    'setup',
    'up',
    'arrive',
    'arrival',
    'dinner',
    'ceremony',
    'opener',
    'openers',
    'call',
    'in',
  ].map((word): [string, Role] => [word, 'other']),
  ...['until', 'ends', 'end', 'over', 'curfew', 'finish', 'finished', 'done'].map((word): [string, Role] => [
    word,
    'end',
  ]),
]);
const BETWEEN = new Set([
  'at',
  '@',
  '-',
  ':',
  'is',
  'are',
  'open',
  'opens',
  'around',
  'about',
  'by',
  'time',
  '=',
  'off',
  'from',
]);

/** "doors 7 show 8" and "7pm doors, 8pm show": the words stand on one side all through. */
function withRoles(message: Message, mentions: readonly TimeMention[]): TimeMention[] {
  const [first] = mentions;
  if (!first) return [];
  const leads = roleBefore(message, first.from) !== undefined || roleAfter(message, first.to) === undefined;
  return mentions.map((mention) => ({
    ...mention,
    role: leads ? roleBefore(message, mention.from) : roleAfter(message, mention.to),
  }));
}

function roleBefore(message: Message, from: number): Role | undefined {
  const at = skipped(message, BETWEEN, { at: from - 1, step: -1 });
  const word = message.text(at);
  if (
    word === 'in' &&
    !['load', 'check', 'move'].includes(message.text(message.text(at - 1) === '-' ? at - 2 : at - 1))
  )
    return undefined;
  if (word === 'up' && message.text(at - 1) !== 'set') return undefined;
  if (word === 'on' || word === 'call') return undefined;
  return ROLES.get(word);
}

function roleAfter(message: Message, to: number): Role | undefined {
  const role = ROLES.get(message.text(to));
  return ['on', 'in', 'up', 'set', 'until', 'call', 'play'].includes(message.text(to)) ? undefined : role;
}
