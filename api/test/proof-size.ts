/**
 * How often a random or racing test is tried: `usual` times on every push, and as often as `npm run prove -- <suite> --size N` says
 * before a release.
 */
export const proofSize = (usual: number): number => Number(process.env.PROOF_SIZE ?? usual);

/** How large each try is: `usual` on every push, `full` in `npm run prove`. */
export const proofScale = (usual: number, full: number): number =>
  process.env.PROOF_SIZE === undefined ? usual : full;

/** The time limit of such a test, in milliseconds: what one try takes at most on a busy machine, and a minute. */
export const proofTime = (tries: number, millisecondsEach: number): number =>
  60_000 + tries * millisecondsEach;

/** What chance begins with: the time, or what a failure printed as `PROOF_SEED`, to see it again. */
export const PROOF_SEED = process.env.PROOF_SEED ?? String(Date.now() % 1_000_000);

/** Prints what was tried, in `npm run prove` alone. */
export const tellProof = (line: string): void => {
  if (process.env.PROOF_SIZE !== undefined) process.stdout.write(`${line}\n`);
};
