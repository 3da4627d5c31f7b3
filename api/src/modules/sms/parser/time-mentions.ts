import { type Clock, clocksIn } from './clock.js';
import type { Message } from './message.js';
import { isKnown, purposeOf, type Role, roleAfter, roleBefore, skipped } from './time-roles.js';
import { wordSet } from './word-set.js';

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

type Clocks = ReturnType<typeof clocksIn>;

const CUES = wordSet(`
  at @ around round about approx from between by for start starting starts begin begins time show showtime music doors door off las until stage set ~ downbeat
  curtain onstage kickoff ending ends end finish finishes finishing wrap wraps wrapping commencing commence commences concluding conclude concludes
  beginning stop stops stopping kicks
`);
const LABEL_ENDS = wordSet(': - = .');
const RANGE = wordSet('- to until / a');
const OPEN_END = wordSet('late close closing whenever done ?');
const AHEAD = wordSet('on this next the , - coming for');
const LINKS = wordSet(', please ok ! - night evening eve afternoon morning nights for but maybe .');
const CLOSING = wordSet('please ok thanks thx lol ? ! . ) " ya yall and if or pretty work works good *');

/** Every time of day in what is not understood yet. */
export function timeMentions(message: Message): TimeMention[] {
  const mentions: TimeMention[] = [];
  const clocks = clocksIn(message);
  for (let at = 0; at < message.tokens.length; at++) {
    const mention = mentionAt(message, at, clocks);
    if (!mention) continue;
    mentions.push(mention);
    at = mention.to - 1;
    const other = alternativeAt(message, mention.to, clocks);
    if (!other) continue;
    mention.isStrong = true;
    mentions.push(other);
    at = other.to - 1;
  }
  return withRoles(message, mentions);
}

function mentionAt(message: Message, at: number, clocks: Clocks): TimeMention | undefined {
  const clock = isNoTime(message, at) ? undefined : clocks.get(at);
  if (!clock) return undefined;
  const stretch = stretchFrom(message, clock.to, clocks);
  const isMarked = !clock.isBare || stretch?.end?.isBare === false;
  const isStrong = isMarked || isCued(message, at);
  const isWeak = !clock.is24 && (stretch !== undefined || isPlaced(message, at, clock.to));
  if (!isStrong && !isWeak) return undefined;
  return { from: at, to: stretch?.to ?? clock.to, clock, end: stretch?.end, isStrong };
}

const isNoTime = (message: Message, at: number): boolean =>
  isFor(message, at) ||
  isOfACode(message, at) ||
  (message.says(at, 'one', 'of') && message.free(at)?.spelled === true);

const FOR_WHOM = wordSet('the a my our us u you yall me ur this next that his her their');

/** "a late set 4 the Outlaws" */
const isFor = (message: Message, at: number): boolean =>
  message.digits(at) === '4' &&
  message.tokens[at - 1]?.kind === 'word' &&
  !['at', 'from', 'by', 'around', 'about', 'until', 'or', 'and', 'to'].includes(message.written(at - 1)) &&
  (isKnown(message, at + 1) || FOR_WHOM.has(message.text(at + 1)));

/** "W9", "B12": behind letters that are no word before a time. */
const isOfACode = (message: Message, at: number): boolean =>
  message.isGlued(at) &&
  message.tokens[at]?.kind === 'number' &&
  message.free(at - 1)?.kind === 'word' &&
  !CUES.has(message.text(at - 1)) &&
  !['to', 'is', 'or', 'and', 'h', 'a', 'p', 'pm', 'am', 'on', 'oclock'].includes(message.text(at - 1));

/** "at 8", "Time: 8" */
const isCued = (message: Message, at: number): boolean =>
  CUES.has(message.text(at - 1)) || (isLabelEnd(message, at - 1) && CUES.has(message.text(at - 2)));

/** "Start: 8", "start.8", but not "the chili cook off. 22 entries". */
const isLabelEnd = (message: Message, at: number): boolean =>
  LABEL_ENDS.has(message.text(at)) && (message.text(at) !== '.' || message.isGlued(at + 1));

/** "8 or 9", "between 8 and 10". */
function alternativeAt(message: Message, at: number, clocks: Clocks): TimeMention | undefined {
  const isJoined =
    ['or', 'and'].includes(message.text(at)) || (message.text(at) === '/' && message.isGlued(at + 1));
  if (!isJoined) return undefined;
  const clock = clocks.get(at + 1);
  return clock && !clock.is24 ? { from: at + 1, to: clock.to, clock, isStrong: true } : undefined;
}

function stretchFrom(message: Message, at: number, clocks: Clocks): { end?: Clock; to: number } | undefined {
  if (!RANGE.has(message.text(at))) return undefined;
  if (OPEN_END.has(message.text(at + 1))) return { to: at + 2 };
  if (message.text(at) === '/') return undefined;
  const end = clocks.get(at + 1);
  // "de 8h a 10h", but not "8pm a 2 set show".
  return end && (message.text(at) !== 'a' || !end.isBare) ? { end, to: end.to } : undefined;
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

/** "doors 7 show 8" and "7pm doors, 8pm show": the words stand on one side all through. */
function withRoles(message: Message, mentions: readonly TimeMention[]): TimeMention[] {
  const [first] = mentions;
  if (!first) return [];
  if (mentions.some(({ from, to }) => isOff(message, from, to)))
    return mentions.map((mention) => ({ ...mention, role: stageRole(message, mention) }));
  const leads = roleBefore(message, first.from) !== undefined || roleAfter(message, first.to) === undefined;
  return mentions.map((mention) => ({
    ...mention,
    role: leads
      ? (roleBefore(message, mention.from) ?? purposeOf(message, mention.to))
      : (roleAfter(message, mention.to) ?? endBefore(message, mention)),
  }));
}

/** "8 start, til 10" */
const endBefore = (message: Message, { from }: TimeMention): Role | undefined => {
  const role = roleBefore(message, from);
  return role === 'end' ? role : undefined;
};

/** "11:15p off", "off at 11:15": as those write who run a stage. */
const isOff = (message: Message, from: number, to: number): boolean =>
  stageWord(message, from, to) === 'off' && message.text(from - 2) !== 'kick';

const stageWord = (message: Message, from: number, to: number): string => {
  const before = message.text(['at', '@', ':'].includes(message.text(from - 1)) ? from - 2 : from - 1);
  return ['on', 'off'].includes(message.text(to)) ? message.text(to) : before;
};

function stageRole(message: Message, { from, to }: TimeMention): Role | undefined {
  const word = stageWord(message, from, to);
  if (word === 'off') return 'end';
  return word === 'on' ? 'show' : (roleBefore(message, from) ?? roleAfter(message, to));
}
