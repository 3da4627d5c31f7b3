import type { ArtistMention } from './artist-mentions.js';
import type { Message } from './message.js';
import { rulingOut } from './ruled-out.js';
import { wordSet } from './word-set.js';

/** "Tammy Tucker, not Wade": behind another who is wanted. */
export const isRuledOut = (
  message: Message,
  { from, form }: ArtistMention,
  wanted: readonly ArtistMention[],
): boolean =>
  (rulingOut(message, from) !== undefined &&
    wanted.some((other) => other.from < from && other.form.artist !== form.artist)) ||
  isCompared(message, from);

const COMPARED = new Set(['same', 'than']);
const MOST_COMPARED = 3;

/** "same pay the Rattlers got" */
const isCompared = (message: Message, from: number): boolean =>
  Array.from({ length: MOST_COMPARED }, (_, back) => message.written(from - 1 - back)).some((word) =>
    COMPARED.has(word),
  );

/** Takes who is ruled out, and the "not", so that no word stands against the show. */
export function takeRuledOut(
  message: Message,
  mentions: readonly ArtistMention[],
  wanted: readonly ArtistMention[],
): void {
  for (const { from, to, form } of mentions) {
    const not = rulingOut(message, from);
    const isOwn = wanted.some(
      (other) => other.from < from && (other.form.artist !== form.artist || form.kind === 'part'),
    );
    if (not !== undefined && isOwn) message.take('aside', not, to);
  }
}

/** A half name of somebody else than the surely named. */
export const isRival = ({ form, from, to }: ArtistMention, sure: readonly ArtistMention[]): boolean =>
  sure.every((other) => other.form.artist !== form.artist && (other.to <= from || other.from >= to));

const JOINS = wordSet(
  'and or with w plus feat featuring ft vs versus then also both no not wait mean meant sorry actually rather instead + / x',
);
const JOINED = wordSet(
  'and or with w plus feat featuring ft vs versus then too also both opening opens supporting instead + / x',
);

/** "Wade and Tammy Tucker", "no wait, the ramblers": beside a word that puts two side by side. */
export const isJoined = (message: Message, { from, to }: ArtistMention): boolean =>
  JOINS.has(message.written(['the', ','].includes(message.written(from - 1)) ? from - 2 : from - 1)) ||
  JOINED.has(message.written(to));
