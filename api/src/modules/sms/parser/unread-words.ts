import { isCommon } from './vocabulary.js';
import type { Problem } from './event-request.js';
import type { Message } from './message.js';

/** Whether a word stands there that means nothing to us and may be of a name. */
export const isUnknown = (message: Message, index: number): boolean => {
  const token = message.tokens[index];
  return token !== undefined && !message.isTaken(index) && !isCommon(token);
};

/** The longest run of words that mean nothing else is a name that nobody here knows. */
export function nobody(message: Message): Problem {
  let best = { from: 0, to: 0 };
  for (let from = 0; from < message.tokens.length; from++) {
    let to = from;
    while (isUnknown(message, to)) to++;
    if (to - from > best.to - best.from) best = { from, to };
    from = Math.max(from, to);
  }
  if (best.to === best.from) return { kind: 'no-artist' };
  return { kind: 'unknown-artist', words: message.span(best.from, best.to).text };
}
