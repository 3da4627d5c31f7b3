/** A repeatable source of chance: the same seed gives the same night. */
export interface Chance {
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  happens(probability: number): boolean;
  /** @throws RangeError when there is nothing to choose from */
  pick<T>(choices: readonly T[]): T;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export const chanceOf = (seed: string): Chance => {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    whole,
    happens: (probability) => fraction() < probability,
    pick: (choices) => {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError('nothing to choose from');
      return choice;
    },
  };
};
