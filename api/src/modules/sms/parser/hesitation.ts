import { isCommon } from './common-words.js';
import type { DateMention } from './date-mention.js';
import type { Message } from './message.js';
import { nextAfterThe, phrases, saysOne } from './phrases.js';
import type { TimeMention } from './time-mentions.js';

const HEDGES = phrases(`
  maybe | mayb | perhaps | might | tbd | tba | tbc | unsure | not sure | unless | tentative | tentatively | thinking about | thinking of | quizas | tal vez | subject to | if weather | weather permitting | pending | unconfirmed | depends | depending
  or later | or earlier | or whenever | or whatever | or something | or after | or before | either
`);
const SERIES = phrases(
  `weekly | biweekly | monthly | residency | every week | every month | each week | both nights | both days | two night | 2 night | two nights | 2 nights | 3 nights | three nights | all weekend | three night | 3 night | consecutive`,
);

/** Whether the sender has not settled it: "maybe friday", "fri 8pm or later". */
export function isTentative(message: Message, mentions: readonly (DateMention | TimeMention)[]): boolean {
  if (message.tokens.some((_, at) => saysOne(message, at, HEDGES))) return true;
  if (mentions.some((mention) => isAbout(message, mention))) return true;
  return (
    mentions.some(({ from, to }) => isAlternative(message, to) || isAlternative(message, from - 1)) ||
    message.tokens.some(
      (_, at) => isAlternative(message, at) && message.takenAs(nextAfterThe(message, at)) === 'artist',
    )
  );
}

const NOT_THAT_DAY = new Set([
  'around',
  'about',
  'before',
  'after',
  'by',
  'until',
  'starting',
  'beginning',
  'from',
  'past',
  'since',
  'except',
  'near',
]);
const NOT_THAT_TIME = new Set(['before', 'after', 'by', 'past', 'than']);

/** "around the 20th", "after 8pm" */
function isAbout(message: Message, mention: DateMention | TimeMention): boolean {
  const words = 'clock' in mention ? NOT_THAT_TIME : NOT_THAT_DAY;
  return words.has(message.written(mention.from - 1));
}

/** "or" beside a day or time leaves a choice, but for "8pm or so". */
const isAlternative = (message: Message, at: number): boolean =>
  message.written(at) === 'or' && message.written(at + 1) !== 'so';

/** Whether more than one night is asked for: "weekly", "2 nights". */
export const isSeries = (message: Message): boolean =>
  message.tokens.some((_, at) => saysOne(message, at, SERIES));

const ASKING = new Set(
  `can could would will may book booking booked want wants wanna wanted like need needs please request requested requesting schedule put add hold get pencil
  available free open interested love hoping hope looking play date artist queremos quiero reserve slot set show gig for have having how into in squeeze fit do does ok`.split(
    /\s+/,
  ),
);
const MOST_UNEXPLAINED = 1;

/** "Coyotes at the county fair friday 8pm": words that nobody asked us with, between what was understood. */
export function isElsewhere(message: Message, mentions: readonly (DateMention | TimeMention)[]): boolean {
  if (message.tokens.some(({ text }, at) => ASKING.has(text) && message.takenAs(at) === undefined))
    return false;
  const understood = message.tokens.flatMap((_, at) => (message.takenAs(at) === 'artist' ? [at] : []));
  const places = [...understood, ...mentions.map(({ from }) => from)];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isUnexplained = (at: number): boolean => {
    const token = message.free(at);
    return token !== undefined && !isCommon(token) && !mentions.some(({ from, to }) => at >= from && at < to);
  };
  const unexplained = message.tokens.filter((_, at) => at > first && at < last && isUnexplained(at));
  const isAtAPlace = message.tokens.some(
    (_, at) =>
      ['at', 'in'].includes(message.text(at)) &&
      isUnexplained(message.text(at + 1) === 'the' ? at + 2 : at + 1),
  );
  return unexplained.length > MOST_UNEXPLAINED || isAtAPlace;
}
