import { BAND_WORDS, isCommon } from './vocabulary.js';
import type { KnownArtist } from './event-request.js';
import { type Token, tokensOf } from './tokens.js';
import { wordSet } from './word-set.js';

/** How an artist may be written: as key words, without "the" and "and". */
export interface NameForm {
  artist: KnownArtist;
  words: readonly string[];
  /** `name`: the whole name or an alias; `part`: some words of it that may be another's too. */
  kind: 'name' | 'part';
  /** Made of everyday words only: found, it may mean nothing. */
  common: boolean;
  /** Ends as the name ends. */
  isLast: boolean;
}

/** Everything that artists are called, by the first word. */
export interface NameForms {
  byFirstWord: ReadonlyMap<string, readonly NameForm[]>;
  /** Names written as one word, or torn into pieces. */
  joined: ReadonlyMap<string, readonly NameForm[]>;
  /** Every word of every form, those written as one too. */
  words: ReadonlySet<string>;
  /** The longer ones by their first and by their last letter, to look for slips among. */
  byEnds: ReadonlyMap<string, readonly string[]>;
}

const LEFT_OUT = wordSet('the and los las');
const MOST_NAME_WORDS = 8;

/** The word or number as names are compared by; undefined for what names may leave out. */
export const keyWord = ({ kind, text, value, spelled }: Token): string | undefined => {
  if (kind === 'number') return spelled ? String(value) : text.slice(0, 20);
  if (kind !== 'word' || LEFT_OUT.has(text)) return undefined;
  return text === 'number' ? 'no' : text;
};

const READ = new WeakMap<readonly KnownArtist[], NameForms>();

/** What the artists are called. A list is read once for as long as it lives: it must not change. */
export function nameForms(artists: readonly KnownArtist[]): NameForms {
  const forms = READ.get(artists) ?? readNames(artists);
  READ.set(artists, forms);
  return forms;
}

function readNames(artists: readonly KnownArtist[]): NameForms {
  const byFirstWord = new Map<string, NameForm[]>();
  const joined = new Map<string, NameForm[]>();
  for (const form of artists.flatMap(formsOf)) {
    push(byFirstWord, form.words[0] ?? '', form);
    if (form.kind === 'name' && form.words.length > 1) push(joined, form.words.join(''), form);
  }
  const words = new Set([
    ...[...byFirstWord.values()].flat().flatMap((form) => form.words),
    ...joined.keys(),
  ]);
  return { byFirstWord, joined, words, byEnds: endsOf(words) };
}

const SHORTEST_MISSPELT = 4;

function endsOf(words: ReadonlySet<string>): Map<string, string[]> {
  const byEnds = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MISSPELT) continue;
    push(byEnds, `^${word.charAt(0)}`, word);
    push(byEnds, `${word.at(-1) ?? ''}$`, word);
  }
  return byEnds;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function formsOf(artist: KnownArtist): NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (tokens: readonly Token[], kind: NameForm['kind'], isLast = true): void => {
    const words = tokens.map((token) => keyWord(token) ?? token.text);
    const key = words.join(' ');
    if (words.length > 0 && !forms.has(key))
      forms.set(key, { artist, words, kind, common: tokens.every(isCommon), isLast });
  };
  const names = [artist.name, ...(artist.aliases ?? [])].flatMap(spellings).map(nameTokens);
  for (const name of names) add(name, 'name');
  for (const name of names) for (const part of partsOf(name)) add(part, 'part', isTail(part, name));
  return [...forms.values()];
}

/** "Rosie O'Dell" is "Rosie O Dell" to who speaks it into a phone. */
const spellings = (name: string): string[] =>
  /\w['’]\w{2}/.test(name) ? [name, name.replace(/['’]/g, ' ')] : [name];

function nameTokens(name: string): Token[] {
  const tokens = tokensOf(name).filter(({ kind }) => kind === 'word' || kind === 'number');
  const telling = tokens.filter((token) => keyWord(token) !== undefined);
  return (telling.length > 0 ? telling : tokens).slice(0, MOST_NAME_WORDS);
}

/** Whether nothing but "band" or the like follows. */
const isTail = (part: readonly Token[], name: readonly Token[]): boolean =>
  name
    .slice(name.findIndex((token) => token === part.at(-1)) + 1)
    .every((token) => BAND_WORDS.has(token.text));

/** Runs of neighbouring words, without those that could be anything. */
function partsOf(name: readonly Token[]): Token[][] {
  const parts: Token[][] = [];
  for (let from = 0; from < name.length; from++) {
    for (let to = from + 1; to <= name.length; to++) parts.push(name.slice(from, to));
  }
  return parts.filter(
    (part) =>
      part.length < name.length && part.some((token) => !isCommon(token) && !BAND_WORDS.has(token.text)),
  );
}
