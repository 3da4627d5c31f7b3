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
