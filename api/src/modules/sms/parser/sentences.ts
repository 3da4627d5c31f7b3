import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** Tokens of a sentence, `from` to before `to`, its mark among them. */
export interface Sentence {
  from: number;
  to: number;
}

const ENDS = wordSet('. ! ? ;');

/** The sentences of the message; a new line opens one, a mark inside of a word or number ("7.30") does not end it. */
export function sentencesOf(message: Message): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at <= message.tokens.length; at++) {
    if (at < message.tokens.length && !endsSentence(message, at)) continue;
    sentences.push({ from, to: Math.min(at + 1, message.tokens.length) });
    from = at + 1;
  }
  return sentences;
}

function endsSentence(message: Message, at: number): boolean {
  const token = message.tokens[at];
  if (token?.kind === 'break') return true;
  return token !== undefined && ENDS.has(token.text) && message.tokens[at + 1]?.glued !== true;
}

/** A sentence, and which of its tokens say who plays and when. */
export interface Core extends Sentence {
  isCore: (at: number) => boolean;
}
