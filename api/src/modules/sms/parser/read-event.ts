import type { Understood } from './event-request.js';
import type { Message } from './message.js';
import { words, wordSet } from './vocabulary.js';

const MOST_NAME_TOKENS = 8;
const NAME_WORD = String.raw`(?:[a-z]\w*|[WPM]\d+|\d+ST?)`;
/** Few words in quotes, none of them an artist or a number that may be a time. */
const QUOTED = new RegExp(`" ?(?:${NAME_WORD}[ ']){1,${MOST_NAME_TOKENS - 1}}${NAME_WORD} ?"`, 'g');

/** A quoted event name, taken so that no day is read in it: `"Sunday Social"`. */
export function takeQuotedName(message: Message): Understood | undefined {
  const [found] = message.matches(QUOTED);
  if (!found) return undefined;
  message.take('event', { from: found.from, to: found.to });
  const source = message.span({ from: found.from + 1, to: found.to - 1 });
  return { value: source.text, confidence: 'certain', source };
}

const NAMING = wordSet('called titled named');
const NAME_ENDS = wordSet(', . ; ! ? " (');
const LEADING = wordSet('on at for this next');

/** "a show called Pickin on the Porch", up to the next mark, day or time. */
export function namedEvent(message: Message): Understood | undefined {
  const from = message.tokens.findIndex((_, at) => NAMING.has(message.text(at))) + 1;
  if (from === 0) return undefined;
  let to = from;
  while (to < from + MOST_NAME_TOKENS && isOfAName(message, to)) to++;
  while (to > from && LEADING.has(message.text(to - 1))) to--;
  const source = message.span({ from, to });
  return to > from ? { value: source.text, confidence: 'doubtful', source } : undefined;
}

const isOfAName = (message: Message, at: number): boolean => {
  const token = message.free(at);
  return token !== undefined && token.kind !== 'break' && !NAME_ENDS.has(token.text);
};

/** The one event type that is named outside the artist's name; "hip-hop" is "hip hop". */
export function eventType(message: Message, types: readonly string[]): Understood | undefined {
  const [only, ...others] = types.flatMap((type): Understood[] => {
    const [first = '', ...rest] = words(type.toLowerCase().replaceAll('-', ' '));
    const from = message.tokens.findIndex(
      (_, at) =>
        message.says(at, first, ...rest) || message.says(at, first, ...rest.flatMap((word) => ['-', word])),
    );
    const to = from + rest.length + 1;
    if (from < 0) return [];
    message.take('event', { from, to });
    return [{ value: type, confidence: 'certain', source: message.span({ from, to }) }];
  });
  return others.length > 0 ? undefined : only;
}
