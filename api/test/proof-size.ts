/**
 * How often a random or racing test is tried: `usual` times on every push, and as often as `npm run prove -- <suite> --size N` says
 * before a release.
 */
export const proofSize = (usual: number): number => Number(process.env.PROOF_SIZE ?? usual);

/** The time limit of such a test, in milliseconds: what one try takes at most on a busy machine, and a minute. */
export const proofTime = (tries: number, millisecondsEach: number): number =>
  60_000 + tries * millisecondsEach;
