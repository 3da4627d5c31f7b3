import type { Message } from './message.js';
import type { Span } from './sentences.js';
import { wordSet } from './word-set.js';

const ARTICLES = wordSet('the on at a this');
const BOUNDARIES = wordSet('( , . ; - ! " and but am pm p so lol haha please');

/**
 * The "not" that rules out what stands at `from`, behind what is wanted: "9pm not noon", "Saturday (not Friday)". One that
 * opens the message, or belongs to a verb, says something else.
 * @returns its token
 */
function rulingOut(message: Message, from: number): number | undefined {
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

/**
 * "saturday (not friday)": of several mentions those that are wanted. What is ruled out is then no word against the show;
 * "8pm, not 8" rules out what is wanted, and both stay.
 */
export function withoutRuledOut<Mention extends Span>(
  message: Message,
  mentions: readonly Mention[],
  valuesOf: (mention: Mention) => readonly unknown[],
): readonly Mention[] {
  const wanted = mentions.filter(({ from }) => rulingOut(message, from) === undefined);
  const out = mentions.filter((mention) => !wanted.includes(mention));
  const values = new Set(wanted.flatMap(valuesOf));
  const first = wanted[0]?.from ?? Infinity;
  const isApart = (mention: Mention): boolean =>
    first < mention.from && valuesOf(mention).every((value) => !values.has(value));
  if (!out.every(isApart)) return mentions;
  for (const { from, to } of out) message.take('aside', rulingOut(message, from) ?? from, to);
  return wanted;
}
