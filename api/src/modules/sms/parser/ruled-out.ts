import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const ARTICLES = wordSet('the on at a this');
const BOUNDARIES = wordSet('( , . ; - ! " and but am pm p so lol haha please');

/**
 * The "not" that rules out what stands at `from`, behind what is wanted: "9pm not noon", "Saturday (not Friday)". One that
 * opens the message, or belongs to a verb, says something else.
 * @returns its token
 */
export function rulingOut(message: Message, from: number): number | undefined {
  const at = ARTICLES.has(message.written(from - 1)) ? from - 2 : from - 1;
  if (message.written(at) !== 'not' || at === 0) return undefined;
  const before = message.tokens[at - 1];
  const isBehind =
    before === undefined ||
    before.kind === 'break' ||
    before.kind === 'number' ||
    BOUNDARIES.has(before.text) ||
    ['artist', 'date'].includes(message.takenAs(at - 1) ?? '');
  return isBehind ? at : undefined;
}
