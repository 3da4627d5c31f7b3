/** A character of the message in plain form, and where it stood. */
export interface PlainCharacter {
  /** Lower case, without accents, width or ligature; a space for anything that separates. */
  text: string;
  start: number;
  end: number;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{M}\p{Cs}]/u;
const WHITE = /[\s\u200b\ufeff]/u;
const KEPT = /[\p{L}0-9/\-:.,@$#+&()"<>;?!%=*]/u;
const ASCII = /[\x20-\x7e]/;
const KEPT_ASCII = /[a-zA-Z0-9/\-:.,@$#+&()"<>;?!%=*]/;
const MOST_PARTS = 4;
const QUOTES = '“”„«»';
const APOSTROPHES = "'’‘´ʼ";
const DASHES = '‐‑‒–—−';

/**
 * The message character by character as the parser reads it: full width, accents, capitals and curly marks are gone,
 * invisible characters too; emoji and other symbols count as spaces. Lone surrogates are skipped.
 */
export function plainCharacters(text: string): PlainCharacter[] {
  const plain: PlainCharacter[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    for (const part of partsOf(character)) plain.push({ text: part, start, end });
    start = end;
  }
  return plain;
}

/** Stands for an apostrophe inside a word; tokens drop it. */
export const APOSTROPHE = "'";

function partsOf(character: string): Iterable<string> {
  if (character === '\n' || character === '\r') return '\n';
  if (character !== APOSTROPHE && ASCII.test(character)) return plainAscii(character);
  if (WHITE.test(character)) return ' ';
  if (APOSTROPHES.includes(character)) return APOSTROPHE;
  if (QUOTES.includes(character)) return '"';
  if (DASHES.includes(character)) return '-';
  if (INVISIBLE.test(character)) return '';
  const parts = [...character.normalize('NFKD').toLowerCase()];
  // One ligature of a whole sentence (U+FDFA) would make a short message long.
  if (parts.length > MOST_PARTS) return ' ';
  return parts.filter((part) => !INVISIBLE.test(part)).map((part) => (KEPT.test(part) ? part : ' '));
}

const plainAscii = (character: string): string =>
  character === '`' ? APOSTROPHE : KEPT_ASCII.test(character) ? character.toLowerCase() : ' ';
