import type { Understood } from './event-request.js';
import type { Message } from './message.js';
import { wordSet } from './word-set.js';

const MOST_NAME_TOKENS = 8;
const NAMING = wordSet('called titled named');
const NAME_ENDS = wordSet(', . ; ! ? " (');

/** A quoted event name, taken so that no day is read in it: `"Sunday Social"`. */
export function takeQuotedName(message: Message): Understood | undefined {
  for (let at = 0; at < message.tokens.length; at++) {
    if (message.text(at) !== '"') continue;
    const end = closing(message, at);
    if (end === undefined) return undefined;
    if (isName(message, at + 1, end)) return take(message, at + 1, end);
    at = end;
  }
  return undefined;
}

/** "a show called Pickin on the Porch", up to the next mark, day or time. */
export function namedEvent(message: Message): Understood | undefined {
  const at = message.tokens.findIndex((_, index) => NAMING.has(message.text(index)));
  if (at < 0) return undefined;
  let end = at + 1;
  while (
    end < at + 1 + MOST_NAME_TOKENS &&
    message.free(end) &&
    message.tokens[end]?.kind !== 'break' &&
    !NAME_ENDS.has(message.text(end))
  )
    end++;
  while (end > at + 1 && ['on', 'at', 'for', 'this', 'next'].includes(message.text(end - 1))) end--;
  return end > at + 1
    ? { value: message.span(at + 1, end).text, confidence: 'doubtful', source: message.span(at + 1, end) }
    : undefined;
}

function closing(message: Message, open: number): number | undefined {
  for (let at = open + 1; at < message.tokens.length; at++) if (message.text(at) === '"') return at;
  return undefined;
}

/** Few words, none of them an artist or a number that may be a time. */
function isName(message: Message, from: number, to: number): boolean {
  if (to <= from || to - from > MOST_NAME_TOKENS || message.isTaken(from, to)) return false;
  const tokens = message.tokens.slice(from, to);
  return tokens.length > 1 && tokens.every(({ kind, spelled }) => kind === 'word' || spelled);
}

function take(message: Message, from: number, to: number): Understood {
  message.take('event', from - 1, to + 1);
  const source = message.span(from, to);
  return { value: source.text, confidence: 'certain', source };
}

/** The one event type that is named outside the artist's name. */
export function eventType(message: Message, types: readonly string[]): Understood | undefined {
  const found = types.flatMap((type) => {
    const words = type.toLowerCase().split(/[\s-]/);
    const at = message.tokens.findIndex((_, index) =>
      words.every((word, offset) => wordAt(message, index, offset) === word),
    );
    return at < 0 ? [] : [{ type, source: message.span(at, at + words.length) }];
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return { value: only.type, confidence: 'certain', source: only.source };
}

/** "hip-hop" is "hip hop". */
const wordAt = (message: Message, index: number, offset: number): string => {
  const dash = offset > 0 && message.text(index + offset) === '-' ? 1 : 0;
  return message.text(index + offset + dash);
};
