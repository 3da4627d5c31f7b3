import type { Message } from './message.js';
import { BEFORE_A_NAME, BEHIND_A_NAME } from './request-words.js';
import { byFirstLetter, misspelt, type WordsByLetter } from './spelling.js';
import { wordSet } from './word-set.js';

interface Vocabulary {
  words: ReadonlySet<string>;
  byLetter: WordsByLetter;
}

const vocabulary = (words: ReadonlySet<string>): Vocabulary => ({ words, byLetter: byFirstLetter(words) });

const BEFORE = vocabulary(BEFORE_A_NAME);
const BEHIND = vocabulary(BEHIND_A_NAME);
const ARTICLES = wordSet('the los las our miss ms mr mrs that this these');

/**
 * Whether a word stands right beside an artist that no request has there: "nudge the Rattlers to 9", "the Rattlers brought
 * their dog". What is not known to ask for a show is asked about; lists of signs against it are never complete.
 * @param mentioned tokens of a day or time
 */
export const isOddlyAsked = (message: Message, mentioned: ReadonlySet<number>): boolean =>
  message.tokens.some(
    (_, at) =>
      message.isArtist(at) &&
      (isOdd(message, beforeArticles(message, at), BEFORE, mentioned) ||
        isOdd(message, at + 1, BEHIND, mentioned)),
  );

/** The token before this one, articles and titles skipped. */
function beforeArticles(message: Message, at: number): number {
  let before = at - 1;
  while (ARTICLES.has(message.text(before))) before--;
  return before;
}

/** Words of hearsay that look like slips of others: "thinks" is no "thanks". */
const NO_SLIPS = wordSet('thinks knows hears sees says feels');

/** Slips of the finger are no other words; "Saturday is the Rattlers" has the day before its verb. */
function isOdd(
  message: Message,
  at: number,
  { words, byLetter }: Vocabulary,
  mentioned: ReadonlySet<number>,
): boolean {
  const token = message.free(at);
  if (token?.kind !== 'word' || mentioned.has(at) || words.has(token.text)) return false;
  if (token.text === 'were' && token.apostrophe) return false;
  if (NO_SLIPS.has(token.text)) return true;
  if (token.text === 'is' && mentioned.has(at - 1)) return false;
  return misspelt(token.text, byLetter) === undefined;
}
