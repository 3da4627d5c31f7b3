import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { wordsOf } from '#src/modules/sms/intake/sms-text.js';
import type { StandingRequest } from '#src/modules/sms/conversation/standing-request.js';
import { isTelling } from './full-names.js';

/** All who are to play at what was asked for, in order. */
export const actsOf = ({ artist, others }: StandingRequest): KnownArtist[] => [artist ?? [], others].flat();

/** A text has a telling word of the act's name that none of the others' names has, or its whole name. */
export const isNamed = (act: KnownArtist, text: string, acts: readonly KnownArtist[] = [act]): boolean => {
  const said = wordsOf(text.replace(/['’]s(?!\w)/g, ''));
  const name = wordsOf(act.name);
  const others = new Set(acts.filter(({ id }) => id !== act.id).flatMap((other) => wordsOf(other.name)));
  const isWhole = name.every((word) => said.includes(word));
  return isWhole || name.some((word) => !others.has(word) && said.includes(word) && isTelling(word, text));
};

/** Who is named beside it plays, and nobody else of the bill. */
export const ONLY = /\b(?:just|only|solo|alone|by (?:my|him|her)self)\b/i;
