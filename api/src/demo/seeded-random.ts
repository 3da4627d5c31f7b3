/** A repeatable source of chance: the same seed always gives the same venue. */
export interface SeededRandom {
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError when there is nothing to choose from */
  pick<T>(choices: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/**
 * Mulberry32 over an FNV-1a hash of the seed.
 * @param seed any text; a sub-seed such as `venue/loyalty` keeps one part independent of the others
 */
export const seededRandom = (seed: string): SeededRandom => {
  let state = hash(seed);
  /** From 0 up to, not including, 1. */
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices.at(whole(0, choices.length - 1));
    if (choice === undefined) throw new RangeError('nothing to choose from');
    return choice;
  };
  return {
    whole,
    chance: (probability) => fraction() < probability,
    pick,
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: fraction() }))
        .sort((left, right) => left.at - right.at)
        .map(({ item }) => item),
  };
};

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};
