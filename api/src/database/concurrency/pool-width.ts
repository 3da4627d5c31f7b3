/** Wide enough for a crowd. */
const WIDEST = 8;

/** Connections of a pool that are left for everybody else. */
const LEFT_OVER = 2;

/** How many pieces of one kind of work may use a pool of so many connections at once, so that others get one too. */
export const widthWithin = (poolSize: number): number => Math.max(1, Math.min(WIDEST, poolSize - LEFT_OVER));
