import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import type { EventRequest, KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { isCommon } from '#src/modules/sms/parser/artist/artist-names.js';
import { tokensOf } from '#src/modules/sms/parser/tokens.js';
import { wordSet } from '#src/modules/sms/parser/vocabulary.js';

const BANDS = wordSet('duo trio band quartet quintet');

/**
 * The text with the whole name of an act of its conversation where it has a part that no other act of it has: "its only gonna be Wade",
 * "the duo". What names somebody for sure stays as it is.
 */
export const withFullNames = (
  text: string,
  acts: readonly KnownArtist[],
  read: (text: string) => EventRequest,
): string => {
  if (read(text).artist?.confidence === 'certain') return text;
  const words = new Set(wordsOf(text));
  const known = [...new Map(acts.map((act) => [act.id, act])).values()];
  const parts = known
    .flatMap((act) => wordsOf(act.name).map((word) => ({ act, word })))
    .filter(({ word }) => words.has(word) && isTelling(word, text));
  const isShared = ({ act, word }: (typeof parts)[number]): boolean =>
    parts.some((other) => other.word === word && other.act.id !== act.id);
  return known.reduce((written, act) => {
    const own = parts.filter((part) => part.act.id === act.id);
    return own.length === 0 || own.some(isShared)
      ? written
      : named(
          written,
          act.name,
          own.map(({ word }) => word),
        );
  }, text);
};

const named = (text: string, name: string, words: readonly string[]): string =>
  text.replace(
    new RegExp(`(?<!\\w)(?:(?:the|el|los) )?(?:${words.join('|')})(?: (?:${words.join('|')}))*(?!\\w)`, 'i'),
    name,
  );

/** Whether a word of a name says who is meant: no everyday word, and "duo" only as "the duo". */
export const isTelling = (word: string, text: string): boolean =>
  BANDS.has(word)
    ? new RegExp(`\\b(?:the|el|los) ${word}\\b`, 'i').test(text)
    : tokensOf(word).every((token) => !isCommon(token));
