import { monthOf, pluralWeekdayOf, weekdayOf } from '#src/modules/sms/parser/calendar.js';
import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import type { Message } from '#src/modules/sms/parser/message.js';
import { type Token, tokensOf } from '#src/modules/sms/parser/tokens.js';
import {
  isEverydayWord,
  isOtherLetter,
  remembered,
  slipsBetween,
  wordSet,
} from '#src/modules/sms/parser/vocabulary.js';

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

const isCommonWord = (word: string): boolean =>
  word.length < 2 ||
  isEverydayWord(word) ||
  [weekdayOf, monthOf, pluralWeekdayOf].some((valueOf) => valueOf(word) !== undefined);

/** Whether a token says nothing of who plays: a number, a mark, a day, a month or an everyday word. */
export const isCommon = ({ kind, text }: Token): boolean => kind !== 'word' || isCommonWord(text);

/** Whether a word stands there that means nothing to us and may be of a name. */
export const isUnknown = (message: Message, at: number): boolean => {
  const token = message.free(at);
  return token !== undefined && !isCommon(token);
};

const LEFT_OUT = wordSet('the and los las');
const BAND_WORDS = wordSet('band trio duo quartet quintet orchestra group project experience ensemble');
const MOST_NAME_WORDS = 8;
const SHORTEST_MISSPELT = 4;
const SHORTEST_TWICE_MISSPELT = 5;

/** The word or number as names are compared by; undefined for what names may leave out. */
export function keyWord({ kind, text, value }: Token): string | undefined {
  if (kind === 'number') return String(value);
  if (kind !== 'word' || LEFT_OUT.has(text)) return undefined;
  return text === 'number' ? 'no' : text;
}

const READ = new WeakMap<readonly KnownArtist[], ReturnType<typeof readNames>>();

/** The names of all artists. A list is read once for as long as it lives: it must not change. */
export function namesOf(artists: readonly KnownArtist[]): ReturnType<typeof readNames> {
  const names = READ.get(artists) ?? readNames(artists);
  READ.set(artists, names);
  return names;
}

/** The forms by their first word, and the words of names near a written one; everyday words are no slips of others. */
function readNames(artists: readonly KnownArtist[]) {
  const byFirstWord = new Map<string, NameForm[]>();
  for (const form of artists.flatMap(formsOf)) {
    const [first = ''] = form.words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form]);
  }
  const words = new Set([...byFirstWord.values()].flat().flatMap((form) => form.words));
  const near = remembered((written): readonly NearWord[] => {
    if (words.has(written)) return [{ word: written, slips: 0, safe: true }];
    if (written.length < SHORTEST_MISSPELT || /^\d/.test(written) || isCommonWord(written)) return [];
    const found: NearWord[] = [];
    for (const word of words) {
      const isFar = word[0] !== written[0] && (word.length < 6 || word.at(-1) !== written.at(-1));
      if (isFar || word.length < SHORTEST_MISSPELT) continue;
      const most = word.length >= SHORTEST_TWICE_MISSPELT ? 2 : 1;
      const slips = slipsBetween(written, word, most);
      if (slips <= most) found.push({ word, slips, safe: isSafe(written, word, slips) });
    }
    return found;
  });
  return { formsFrom: (word: string) => byFirstWord.get(word) ?? [], near };
}

/** People hit the first letter, and in a short word another letter makes another name. */
function isSafe(written: string, word: string, slips: number): boolean {
  if (written[0] !== word[0]) return false;
  return slips === 1 ? word.length >= 6 || !isOtherLetter(written, word) : word.length >= 8;
}

/** Whole names first, also written as one word; then runs of their words, without those that could be anything. */
function formsOf(artist: KnownArtist): NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (tokens: readonly Token[], { isWhole, isLast }: Pick<NameForm, 'isWhole' | 'isLast'>): void => {
    if (!isWhole && tokens.every((token) => isCommon(token) || isBandWord(token))) return;
    const words = tokens.map((token) => keyWord(token) ?? token.text);
    const form = { artist, words, isWhole, isLast, common: tokens.every(isCommon) };
    if (words.length > 0 && !forms.has(words.join(' '))) forms.set(words.join(' '), form);
    if (isWhole && words.length > 1)
      forms.set(words.join(''), { ...form, words: [words.join('')], common: false });
  };
  const names = [artist.name, ...(artist.aliases ?? [])].map(nameTokens);
  for (const name of names) add(name, { isWhole: true, isLast: true });
  for (const name of names)
    for (let from = 0; from < name.length; from++)
      for (let to = from + 1; to <= name.length; to++)
        add(name.slice(from, to), { isWhole: false, isLast: name.slice(to).every(isBandWord) });
  return [...forms.values()];
}
const isBandWord = ({ text }: Token): boolean => BAND_WORDS.has(text);

function nameTokens(name: string): Token[] {
  const tokens = tokensOf(name).filter(({ kind }) => kind === 'word' || kind === 'number');
  const telling = tokens.filter((token) => keyWord(token) !== undefined);
  return (telling.length > 0 ? telling : tokens).slice(0, MOST_NAME_WORDS);
}
