const LONGEST_WORD = 40;
const row = (): Int16Array => new Int16Array(LONGEST_WORD + 1);
/** Rows of the table that is filled below, made once: a long message compares thousands of words. */
const rows: [Int16Array, Int16Array, Int16Array] = [row(), row(), row()];

/**
 * How many slips of the finger lie between two words: a letter left out, added or changed, or two neighbours swapped
 * (optimal string alignment; a plain Levenshtein distance would count a swap twice).
 * @param most the answer is `most + 1` as soon as it is more
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST_WORD) return most + 1;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let at = 1; at <= a.length; at++) {
    current[0] = at;
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] ?? 0) + (a[at - 1] === b[column - 1] ? 0 : 1);
      const slips = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
      const swapped = isSwapped(a, b, { at, column }) ? (beforeLast[column - 2] ?? 0) + 1 : slips;
      current[column] = Math.min(slips, swapped);
    }
    if (Math.min(...current.subarray(0, b.length + 1)) > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

const isSwapped = (a: string, b: string, { at, column }: { at: number; column: number }): boolean =>
  at > 1 && column > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1];

/** Whether one letter stands for another: "Tommy" for "Tammy" is somebody else, "Tamy" is a slip. */
export const isOneLetterChanged = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');

/** Words by their first letter. */
export type WordsByLetter = ReadonlyMap<string, readonly string[]>;

export function byFirstLetter(words: Iterable<string>): WordsByLetter {
  const letters = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.charAt(0);
    letters.set(letter, [...(letters.get(letter) ?? []), word]);
  }
  return letters;
}

/**
 * The one word of a list that is meant by a misspelt one: same first letter, one slip from five letters on, two from
 * eight, and no other word as near.
 */
export function misspelt(word: string, words: WordsByLetter): string | undefined {
  const most = word.length >= 8 ? 2 : 1;
  if (word.length < 5) return undefined;
  let nearest: { word: string; slips: number; isShared: boolean } | undefined;
  for (const candidate of words.get(word.charAt(0)) ?? []) {
    const slips = slipsBetween(word, candidate, most);
    if (slips > most || (nearest && slips > nearest.slips)) continue;
    nearest = { word: candidate, slips, isShared: nearest?.slips === slips };
  }
  return nearest && !nearest.isShared ? nearest.word : undefined;
}
