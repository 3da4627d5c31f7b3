/**
 * How many slips of the finger lie between two words: a letter left out, added or changed, or two neighbours swapped
 * (optimal string alignment; a plain Levenshtein distance would count a swap twice).
 * @param most the answer is `most + 1` as soon as it is more
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow({ a, b, row, last, beforeLast });
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

interface Rows {
  a: string;
  b: string;
  row: number;
  last: readonly number[];
  beforeLast: readonly number[];
}

function nextRow({ a, b, row, last, beforeLast }: Rows): number[] {
  const current = [row];
  for (let column = 1; column <= b.length; column++) {
    const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
    let slips = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
    const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    if (swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
    current.push(slips);
  }
  return current;
}

/** Whether one letter stands for another: "Tommy" for "Tammy" is somebody else, "Tamy" is a slip. */
export const isOneLetterChanged = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');

/**
 * The one word of a list that is meant by a misspelt one: same first letter, one slip from five letters on, two from
 * eight, and no other word as near.
 */
export function misspelt(word: string, words: Iterable<string>): string | undefined {
  const most = word.length >= 8 ? 2 : 1;
  if (word.length < 5) return undefined;
  let nearest: { word: string; slips: number; shared: boolean } | undefined;
  for (const candidate of words) {
    if (candidate[0] !== word[0]) continue;
    const slips = slipsBetween(word, candidate, most);
    if (slips > most || (nearest && slips > nearest.slips)) continue;
    nearest = { word: candidate, slips, shared: nearest?.slips === slips };
  }
  return nearest && !nearest.shared ? nearest.word : undefined;
}
