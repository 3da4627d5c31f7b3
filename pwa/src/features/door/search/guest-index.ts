import MiniSearch, { type Query } from 'minisearch';
import type { components } from '#contract/api-types.gen';
import { foundWords, typedWords, wordsOf } from './name-words';

/** A member as a tablet at the door keeps them. */
export type DoorGuest = components['schemas']['DoorGuest'];

interface IndexedGuest {
  id: number;
  guest: DoorGuest;
  /** The words of the name as they are compared, without spaces. */
  letters: string;
  /** Its `foundWords`. */
  words: string;
}

/** Letters of a word from which on the index is asked for it. */
const INDEXED_FROM = 3;

/** Letters of a word from which on one and two typing slips are forgiven. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** The members a tablet at the door knows, found by name, member card or e-mail without a network. */
export class GuestIndex {
  private readonly guests = new Map<number, IndexedGuest>();

  private readonly index = new MiniSearch<IndexedGuest>({
    fields: ['words'],
    tokenize: (words) => words.trim().split(' '),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word], prefix: true },
  });

  /** How many members are known. */
  get size(): number {
    return this.guests.size;
  }

  /** Adds members, or replaces those with the same ids. */
  set(guests: readonly DoorGuest[]): void {
    for (const guest of guests) {
      const known = this.guests.get(guest.id);
      if (known?.guest.name === guest.name) {
        this.guests.set(guest.id, { ...known, guest });
        continue;
      }
      if (known) this.index.remove(known);
      const indexed = indexedGuest(guest);
      this.guests.set(guest.id, indexed);
      this.index.add(indexed);
    }
  }

  /** Forgets members; unknown ids are passed over. */
  remove(ids: readonly number[]): void {
    for (const id of ids) {
      const known = this.guests.get(id);
      if (!known) continue;
      this.index.remove(known);
      this.guests.delete(id);
    }
  }

  /** The member with this id. */
  get(id: number): DoorGuest | undefined {
    return this.guests.get(id)?.guest;
  }

  /** The member whose card has this code: 16 hexadecimal digits in upper case. */
  byCode(code: string): DoorGuest | undefined {
    for (const { guest } of this.guests.values()) if (guest.code === code) return guest;
    return undefined;
  }

  /** The members whose `emailHash` this is, by name. */
  searchEmailHash(hash: string): DoorGuest[] {
    return [...this.guests.values()]
      .filter(({ guest }) => guest.emailHash === hash)
      .sort(byName)
      .map(({ guest }) => guest);
  }

  /**
   * The members whose names have all the words typed, in any order. Whole words go before their beginnings,
   * these before typing slips, these before parts inside a word; equals go by name.
   * @param most how many are given at most
   */
  search(text: string, most = 20): DoorGuest[] {
    const words = typedWords(text);
    if (words.length === 0) return [];
    const found = new Set<IndexedGuest>();
    for (let slips = 0; slips <= Math.max(...words.map(forgivenSlips)) && found.size < most; slips += 1) {
      for (const indexed of this.findByWords(words, slips, most)) found.add(indexed);
    }
    if (found.size === 0 || (found.size < most && UNSPACED.test(text))) {
      for (const indexed of this.findInside(words, most)) found.add(indexed);
    }
    return [...found].slice(0, most).map(({ guest }) => guest);
  }

  private findByWords(words: readonly string[], slips: number, most: number): IndexedGuest[] {
    const matches = this.candidates(words, slips).map((indexed) => ({
      indexed,
      distance: distanceOf(indexed, words),
    }));
    return firstOf(
      matches,
      (one, other) => one.distance - other.distance || byName(one.indexed, other.indexed),
      most,
    ).map(({ indexed }) => indexed);
  }

  /** A letter or two begin thousands of names: to read all takes a tenth of the time that the index needs. */
  private candidates(words: readonly string[], slips: number): IndexedGuest[] {
    const short = words.filter((word) => lengthOf(word) < INDEXED_FROM).map((word) => ` ${word}`);
    const long = words.filter((word) => lengthOf(word) >= INDEXED_FROM);
    const guests = long.length === 0 ? [...this.guests.values()] : this.askIndex(long, slips);
    return guests.filter((indexed) => short.every((beginning) => indexed.words.includes(beginning)));
  }

  private askIndex(words: readonly string[], slips: number): IndexedGuest[] {
    const query: Query = { combineWith: 'AND', queries: words.map((word) => wordQuery(word, slips)) };
    return this.index.search(query).flatMap(({ id }: { id: number }) => this.guests.get(id) ?? []);
  }

  private findInside(words: readonly string[], most: number): IndexedGuest[] {
    const matches = [...this.guests.values()].filter(({ letters }) =>
      words.every((word) => letters.includes(word)),
    );
    return firstOf(matches, byName, most);
  }
}

/** Scripts that write a name without spaces: a part of it may be a name of its own. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const indexedGuest = (guest: DoorGuest): IndexedGuest => {
  const words = wordsOf(guest.name);
  return { id: guest.id, guest, letters: words.join(''), words: foundWords(guest.name, words) };
};

const lengthOf = (word: string): number => [...word].length;

const forgivenSlips = (word: string): number => {
  const letters = lengthOf(word);
  return letters >= TWO_SLIPS_FROM ? 2 : letters >= ONE_SLIP_FROM ? 1 : 0;
};

/** The index counts transposed neighbours as two slips: to count one, each pair is looked up swapped back. */
const wordQuery = (word: string, slips: number): Query => {
  const fuzzy = Math.min(slips, forgivenSlips(word));
  if (fuzzy === 0) return word;
  const swappedBack = { queries: transpositions(word), fuzzy: fuzzy - 1 };
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, swappedBack] };
};

const transpositions = (word: string): string[] => {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
};

/** How far a name is from the words typed: none for a whole word, one for its beginning, two for a slip. */
const distanceOf = ({ words }: IndexedGuest, typed: readonly string[]): number =>
  typed.reduce((sum, word) => {
    if (words.includes(` ${word} `)) return sum;
    return sum + (words.includes(` ${word}`) ? 1 : 2);
  }, 0);

/** By code units, which is the same order on every tablet; namesakes by id. */
const byName = (one: IndexedGuest, other: IndexedGuest): number => {
  if (one.words === other.words) return one.id - other.id;
  return one.words < other.words ? -1 : 1;
};

/** The first few by an order. One letter matches thousands: to sort them all takes four times as long. */
const firstOf = <T>(items: readonly T[], order: (one: T, other: T) => number, most: number): T[] => {
  const first: T[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (last && first.length >= most && order(last, item) <= 0) continue;
    const at = first.findIndex((kept) => order(item, kept) < 0);
    first.splice(at < 0 ? first.length : at, 0, item);
    if (first.length > most) first.pop();
  }
  return first;
};
