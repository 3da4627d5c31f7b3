import { monthOf, pluralWeekdayOf, weekdayOf } from './calendar.js';
import type { KnownArtist } from './event-request.js';
import { type Token, tokensOf } from './tokens.js';
import { isEverydayWord, isOtherLetter, slipsBetween, wordSet } from './vocabulary.js';

/** How an artist may be written: as key words, without "the" and "and". */
export interface NameForm {
  artist: KnownArtist;
  words: readonly string[];
  /** The whole name or an alias, or only some words of it, which may be another's too. */
  isWhole: boolean;
  /** Made of everyday words only: found, it may mean nothing. */
  common: boolean;
  /** Ends as the name ends. */
  isLast: boolean;
}

/** A word of a name that a written word may stand for. */
export interface NearWord {
  word: string;
  slips: number;
  /** A slip that nobody would take for another name. */
  safe: boolean;
}

/** Whether a token says nothing of who plays: a number, a day, a month or an everyday word. */
export const isCommon = ({ kind, text }: Token): boolean =>
  kind !== 'word' || text.length < 2 || isEverydayWord(text) || isOfCalendar(text);

const isOfCalendar = (word: string): boolean =>
  [weekdayOf, monthOf, pluralWeekdayOf].some((valueOf) => valueOf(word) !== undefined);

const LEFT_OUT = wordSet('the and los las');
const BAND_WORDS = wordSet('band trio duo quartet quintet orchestra group project experience ensemble');
const MOST_NAME_WORDS = 8;
const SHORTEST_MISSPELT = 4;

/** The word or number as names are compared by; undefined for what names may leave out. */
export function keyWord({ kind, text, value, spelled }: Token): string | undefined {
  if (kind === 'number') return spelled ? String(value) : text;
  if (kind !== 'word' || LEFT_OUT.has(text)) return undefined;
  return text === 'number' ? 'no' : text;
}

const READ = new WeakMap<readonly KnownArtist[], ArtistNames>();

/** Everything that artists are called. */
export class ArtistNames {
  private readonly byFirstWord = new Map<string, NameForm[]>();
  /** Names written as one word, or torn into pieces. */
  private readonly joined = new Map<string, NameForm[]>();
  /** The longer words of all names by their first and by their last letter, to look for slips among. */
  private readonly byEnds = new Map<string, Set<string>>();
  private readonly words = new Set<string>();

  private constructor(artists: readonly KnownArtist[]) {
    for (const form of artists.flatMap(formsOf)) {
      push(this.byFirstWord, form.words[0] ?? '', form);
      if (form.isWhole && form.words.length > 1) push(this.joined, form.words.join(''), form);
    }
    for (const form of [...this.byFirstWord.values()].flat())
      for (const word of form.words) this.addWord(word);
    for (const word of this.joined.keys()) this.addWord(word);
  }

  /** A list is read once for as long as it lives: it must not change. */
  static of(artists: readonly KnownArtist[]): ArtistNames {
    const names = READ.get(artists) ?? new ArtistNames(artists);
    READ.set(artists, names);
    return names;
  }

  beginningWith(word: string): readonly NameForm[] {
    return this.byFirstWord.get(word) ?? [];
  }

  asOneWord(word: string): readonly NameForm[] {
    return this.joined.get(word) ?? [];
  }

  /**
   * The words of names that a written word may stand for.
   * @param everyday such a word is no slip of another
   */
  near(written: string, everyday: boolean): readonly NearWord[] {
    if (this.words.has(written)) return [{ word: written, slips: 0, safe: true }];
    if (everyday || written.length < SHORTEST_MISSPELT) return [];
    const near: NearWord[] = [];
    const ends = [`^${written.charAt(0)}`, `${written.at(-1) ?? ''}$`];
    for (const word of new Set(ends.flatMap((end) => [...(this.byEnds.get(end) ?? [])]))) {
      const most = word.length >= 6 ? 2 : 1;
      const slips = slipsBetween(written, word, most);
      if (slips <= most) near.push({ word, slips, safe: isSafe(written, word, slips) });
    }
    return near;
  }

  private addWord(word: string): void {
    this.words.add(word);
    if (word.length < SHORTEST_MISSPELT) return;
    for (const end of [`^${word.charAt(0)}`, `${word.at(-1) ?? ''}$`])
      this.byEnds.set(end, (this.byEnds.get(end) ?? new Set()).add(word));
  }
}

/** People hit the first letter, and in a short word another letter makes another name. */
function isSafe(written: string, word: string, slips: number): boolean {
  if (written[0] !== word[0]) return false;
  return slips === 1 ? word.length >= 6 || !isOtherLetter(written, word) : word.length >= 8;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function formsOf(artist: KnownArtist): NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (tokens: readonly Token[], isWhole: boolean, isLast: boolean): void => {
    const words = tokens.map((token) => keyWord(token) ?? token.text);
    const key = words.join(' ');
    if (words.length > 0 && !forms.has(key))
      forms.set(key, { artist, words, isWhole, common: tokens.every(isCommon), isLast });
  };
  const names = [artist.name, ...(artist.aliases ?? [])].map(nameTokens);
  for (const name of names) add(name, true, true);
  for (const name of names) for (const part of partsOf(name)) add(part, false, isTail(part, name));
  return [...forms.values()];
}

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
const partsOf = (name: readonly Token[]): Token[][] =>
  name
    .flatMap((_, from) => name.slice(from).map((__, count) => name.slice(from, from + count + 1)))
    .filter((part) => part.some((token) => !isCommon(token) && !BAND_WORDS.has(token.text)));
