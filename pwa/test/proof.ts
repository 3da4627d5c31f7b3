/** How often a random test is tried: `usual` times on every push, else as `npm run prove -- <suite> --size N` says. */
export const proofSize = (usual: number): number => Number(process.env.PROOF_SIZE ?? usual);

/** What chance begins with: the time, or what a failure printed as `PROOF_SEED`, to see it again. */
export const PROOF_SEED = process.env.PROOF_SEED ?? String(Date.now() % 1_000_000);

/** Prints what was tried, in `npm run prove` alone. */
export const tellProof = (line: string): void => {
  if (process.env.PROOF_SIZE !== undefined) process.stdout.write(`${line}\n`);
};

/** Chance that is the same for each seed: Mulberry32 over an FNV-1a hash. */
export class Chance {
  private state: number;

  constructor(seed: string) {
    this.state = [...seed].reduce(
      (value, letter) => Math.imul(value ^ letter.charCodeAt(0), 0x01000193),
      0x811c9dc5,
    );
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.whole(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('nothing to choose from');
    return choice;
  }

  private fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}
