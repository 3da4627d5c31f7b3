import type { Message } from './message.js';

const MOST_SKIPPED = 6;

/** The first token from there on that is none of these words. */
export function skipped(
  message: Message,
  words: ReadonlySet<string>,
  { at, step }: { at: number; step: number },
): number {
  let index = at;
  while (words.has(message.text(index)) && Math.abs(index - at) < MOST_SKIPPED) index += step;
  return index;
}

/** Whether a day or an artist is named there. */
export const isKnown = (message: Message, index: number): boolean =>
  ['date', 'artist'].includes(message.takenAs(index) ?? '');

/** The nearest token before this one that is none of these words, understood or not. */
export function before(message: Message, at: number, words: ReadonlySet<string>): number {
  let index = at - 1;
  while (words.has(message.written(index))) index--;
  return index;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Whether a clause opens there: the message, a line, or what a mark stands before; these words left out. */
export function opensAClause(message: Message, at: number, words = NO_WORDS): boolean {
  const token = message.tokens[before(message, at, words)];
  return token === undefined || token.kind === 'break' || token.kind === 'mark';
}
