import type { Message } from './message.js';
import { wordSet } from './word-set.js';

/** Tokens of a sentence, `from` to before `to`, its mark among them. */
export interface Span {
  from: number;
  to: number;
}

const ENDS = wordSet('. ! ? ;');

/** The sentences of the message; a new line opens one, a mark inside of a word or number ("7.30") does not end it. */
export function sentencesOf(message: Message): Span[] {
  const sentences: Span[] = [];
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

/** Whether a token says who plays or when. */
export type IsCore = (at: number) => boolean;

const CLAUSE_MARKS = wordSet(', ; : ( ) " / | = -');

/** What stands between the marks of a sentence; "after-party" and "8:30" stay whole. */
export function clausesOf(message: Message, { from, to }: Span): Span[] {
  const clauses: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    const token = message.tokens[at];
    const isInside = token?.glued === true && message.tokens[at + 1]?.glued === true;
    if (at < to && (!token || !CLAUSE_MARKS.has(token.text) || isInside)) continue;
    if (at > start) clauses.push({ from: start, to: at });
    start = at + 1;
  }
  return clauses;
}

/** Whether one of the tokens there is so. */
export function within({ from, to }: Span, is: (at: number) => boolean): boolean {
  for (let at = from; at < to; at++) if (is(at)) return true;
  return false;
}
