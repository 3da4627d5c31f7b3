import type { DateMention } from './date-mention.js';
import type { Message } from './message.js';
import { phrases, saysOne } from './phrases.js';
import type { TimeMention } from './time-mentions.js';

const HEDGES = phrases(`
  maybe | mayb | perhaps | might | tbd | tba | tbc | unsure | not sure | unless | tentative | tentatively | thinking about | thinking of | quizas | tal vez | depends | depending
  or later | or earlier | or whenever | or whatever | or something | or after | or before | either
`);
const SERIES = phrases(`weekly | biweekly | monthly | residency | every week | every month | each week | both nights | both days | two night | 2 night | two nights | 2 nights | 3 nights | three nights | all weekend | three night | 3 night | consecutive`);

/** Whether the sender has not settled it: "maybe friday", "fri 8pm or later". */
export function isTentative(message: Message, mentions: readonly (DateMention | TimeMention)[]): boolean {
  if (message.tokens.some((_, at) => saysOne(message, at, HEDGES))) return true;
  return mentions.some(({ from, to }) => isAlternative(message, to) || isAlternative(message, from - 1));
}

/** "or" beside a day or time leaves a choice, but for "8pm or so". */
const isAlternative = (message: Message, at: number): boolean =>
  message.written(at) === 'or' && message.written(at + 1) !== 'so';

/** Whether more than one night is asked for: "weekly", "2 nights". */
export const isSeries = (message: Message): boolean =>
  message.tokens.some((_, at) => saysOne(message, at, SERIES));
