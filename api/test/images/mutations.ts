import { seededRandom, type SeededRandom } from '#src/demo/seeded-random.js';

type Mutation = (file: Buffer, random: SeededRandom) => Buffer;

const place = (file: Buffer, random: SeededRandom): number => random.whole(0, file.length - 1);

const overwritten =
  (mostBytes: number, within: number): Mutation =>
  (file, random) => {
    const copy = Buffer.from(file);
    for (let count = random.whole(1, mostBytes); count > 0; count -= 1)
      copy[random.whole(0, Math.min(within, file.length) - 1)] = random.whole(0, 255);
    return copy;
  };

const MUTATIONS: readonly Mutation[] = [
  overwritten(8, Infinity),
  // Headers are small, and most that can go wrong stands there.
  overwritten(4, 700),
  (file, random) => file.subarray(0, place(file, random)),
  (file, random) => {
    const start = place(file, random);
    return Buffer.from(file).fill(0, start, Math.min(file.length, start + random.whole(1, 300)));
  },
  (file, random) => {
    const start = place(file, random);
    return Buffer.concat([file.subarray(0, start), file.subarray(start + random.whole(1, 200))]);
  },
  (file, random) => {
    const start = place(file, random);
    return Buffer.concat([file.subarray(0, start + random.whole(1, 200)), file.subarray(start)]);
  },
];

/** So many damaged copies of these files in turn: bytes changed, zeroed, lost, doubled or cut off; the same for each seed. */
export const mutationsOf = (files: readonly Buffer[], count: number, seed: string): Buffer[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, turn) =>
    random.pick(MUTATIONS)(files[turn % files.length] ?? Buffer.alloc(1), random),
  );
};
