/** What is typed is read up to here. */
const MOST_LETTERS = 60;
const MOST_WORDS = 6;

/** A word, or a run of emoji and other signs. */
const WORDS = /[\p{L}\p{N}\p{M}]+|\p{S}+/gu;

/** All that is typed or written for an apostrophe. */
const APOSTROPHES = /['‘’‛ʹʻʼʽ′`´＇]/g;

const DASHES = /\p{Pd}/gu;

/** Letters that Unicode does not take apart into a plain one and an accent, and what is typed for them. */
const PLAIN_LETTERS = new Map(
  ['łl', 'øo', 'đd', 'ħh', 'ŧt', 'ıi', 'ŋn', 'ðd', 'ßss', 'æae', 'œoe', 'þth', 'ςσ'].map(
    ([letter = '', ...typed]) => [letter, typed.join('')],
  ),
);
const SPECIAL_LETTERS = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'g');

/** Accents and invisible signs. The vowel signs of Hindi stay: without them its names are alike. */
const ACCENTS = /[\p{Script=Inherited}\p{Cf}]/gu;

/** A text as it is compared: without case, accents and special letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS.get(letter) ?? letter);

/** The words of a text as they are compared: without case, accents and special letters. */
export const wordsOf = (text: string): string[] => plain(text.replaceAll(APOSTROPHES, '')).match(WORDS) ?? [];

/** What is searched for: each word typed, once. */
export const typedWords = (text: string): string[] => {
  // Cut twice: a single sign may stand for a whole word, such as ㍿.
  const words = wordsOf(text.trim().slice(0, MOST_LETTERS)).map((word) => word.slice(0, MOST_LETTERS));
  return [...new Set(words)].slice(0, MOST_WORDS);
};

/** Every word by which a name is found, each between two spaces: ` conan obrien brien `. */
export const foundWords = (name: string, words = wordsOf(name)): string =>
  ` ${[...new Set([...words, ...partsOf(name)])].join(' ')} `;

/** O'Brien is also found by Brien, Anne-Marie by Annemarie. */
const partsOf = (name: string): string[] =>
  [name.replaceAll(APOSTROPHES, ' '), name.replaceAll(DASHES, '')].flatMap((text) =>
    text === name ? [] : wordsOf(text),
  );

/**
 * A search in a list too short for an index: gives those whose names have all the words typed, each as the beginning of a word,
 * else as a part of one. In the order of the list.
 * @param read the words of names that were read before, to which those of the list are added: a thousand names take a slow
 * tablet longer than a letter may
 */
export const nameSearch = <Named extends { name: string }>(
  list: readonly Named[],
  read = new Map<string, string>(),
) => {
  const indexed = list.map((named) => {
    const words = read.get(named.name) ?? foundWords(named.name);
    read.set(named.name, words);
    return { named, words };
  });
  const having = (parts: readonly string[]) =>
    indexed.filter(({ words }) => parts.every((part) => words.includes(part))).map(({ named }) => named);
  return (text: string): Named[] => {
    const typed = typedWords(text);
    if (typed.length === 0) return [];
    const found = having(typed.map((word) => ` ${word}`));
    return found.length > 0 ? found : having(typed);
  };
};
