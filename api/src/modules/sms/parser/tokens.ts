import { APOSTROPHE, type PlainCharacter, plainCharacters } from './characters.js';
import { CARDINALS, GLUED_WORDS, ORDINALS, SPELLINGS } from './number-words.js';
import { wordSet } from './word-set.js';

/** A word, a number or one mark of the message. */
export interface Token {
  kind: 'word' | 'number' | 'mark' | 'break';
  /** Plain lower case; a number keeps its digits or its word. */
  text: string;
  /** Of a number. */
  value?: number;
  /** `27th`, `fourth` */
  ordinal?: boolean;
  /** Written as a word. */
  spelled?: boolean;
  /** Written with an apostrophe, which is dropped. */
  apostrophe?: boolean;
  /** Follows the token before without white space. */
  glued: boolean;
  start: number;
  end: number;
}

type Kind = Token['kind'] | 'space' | 'apostrophe';

/** The message as tokens, numbers read ("27th", "twenty-first", "eight"), one pass. */
export const tokensOf = (text: string): Token[] =>
  withNumbers(withGluedWords(rawTokens(plainCharacters(text))));

function rawTokens(characters: readonly PlainCharacter[]): Token[] {
  const tokens: Token[] = [];
  let glued = false;
  for (const character of characters) {
    const kind = kindOf(character.text);
    const last = tokens.at(-1);
    if (kind === 'space') glued = false;
    else if (kind === 'apostrophe') markApostrophe(last, glued);
    else if (glued && last && last.kind === kind && (kind === 'word' || kind === 'number')) {
      last.text += character.text;
      last.end = character.end;
    } else {
      tokens.push({ kind, ...character, glued });
      glued = kind !== 'break';
    }
  }
  return tokens;
}

function markApostrophe(last: Token | undefined, glued: boolean): void {
  if (last && glued && last.kind === 'word') last.apostrophe = true;
}

function kindOf(text: string): Kind {
  if (text === '\n') return 'break';
  if (text === ' ') return 'space';
  if (text === APOSTROPHE) return 'apostrophe';
  if (text >= '0' && text <= '9') return 'number';
  return /\p{L}/u.test(text) ? 'word' : 'mark';
}

/** `2nite` and `gr8` are words; `&` is one too. */
function withGluedWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const word = token.glued && last ? GLUED_WORDS.get(last.text + token.text) : undefined;
    if (last?.kind === 'number' && token.glued && SUFFIXES.has(token.text)) joined.push(token);
    else if (last?.text === 'or' && token.text === 'clock')
      joined.splice(-1, 1, { ...last, text: 'oclock', end: token.end });
    else if (last && word) joined.splice(-1, 1, { ...last, kind: 'word', text: word, end: token.end });
    else joined.push(plainSpelling(token));
  }
  return joined;
}

function plainSpelling(token: Token): Token {
  if (token.text === '&') return { ...token, kind: 'word', text: 'and' };
  if (token.kind !== 'word') return token;
  const text = withoutEcho(token.text);
  return { ...token, text: SPELLINGS.get(text) ?? withG(text) };
}

const ECHO = /(.)\1\1+/gu;
/** Words that have two of the letter that is drawn out. */
const DOUBLED = wordSet('cool good week too free see soon book need look been hell well all tell still yall');

/** "plsss" is "pls", "goooood" is "good": nothing is spelled with three of one letter. */
function withoutEcho(word: string): string {
  const doubled = word.replace(ECHO, '$1$1');
  return doubled === word || DOUBLED.has(doubled) ? doubled : word.replace(ECHO, '$1');
}

const VERBS = wordSet(`
  think cancel cancell postpon reschedul mov chang bump switch swap push play perform book ask wonder call look consider start begin com go gett hopp
  try tryn want need plann wait schedul decid check find bring throw do be hav tak mak sing pick rock kick show talk feel say
`);

/** "thinkin" is "thinking". */
const withG = (word: string): string =>
  word.endsWith('in') && VERBS.has(word.slice(0, -2)) ? `${word}g` : word;

const SUFFIXES = wordSet('st nd rd th');
const NUMBER_DIGITS = 9;

function withNumbers(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const last = read.at(-1);
    if (last?.kind === 'number' && !last.spelled && token.glued && SUFFIXES.has(token.text)) {
      read.splice(-1, 1, { ...last, ordinal: true, end: token.end });
    } else read.push(asNumber(token));
    joinTens(read);
  }
  return read;
}

function asNumber(token: Token): Token {
  if (token.kind === 'number') {
    return { ...token, value: token.text.length > NUMBER_DIGITS ? Infinity : Number(token.text) };
  }
  const value = CARDINALS.get(token.text) ?? ORDINALS.get(token.text);
  if (value === undefined) return token;
  return { ...token, kind: 'number', value, spelled: true, ordinal: ORDINALS.has(token.text) };
}

/** `twenty-first` and `thirty one` are one number. */
function joinTens(tokens: Token[]): void {
  const ones = tokens.at(-1);
  const dash = tokens.at(-2)?.text === '-';
  const tens = tokens.at(dash ? -3 : -2);
  if (!isSpelledIn(tens, TENS) || !isSpelledIn(ones, ONES) || tens.ordinal) return;
  const value = (tens.value ?? 0) + (ones.value ?? 0);
  const joined = { ...tens, value, text: String(value), ordinal: ones.ordinal, end: ones.end };
  tokens.splice(dash ? -3 : -2, dash ? 3 : 2, joined);
}

const TENS = [20, 30, 40, 50];
const ONES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const isSpelledIn = (token: Token | undefined, values: readonly number[]): token is Token =>
  token?.spelled === true && token.value !== undefined && values.includes(token.value);
