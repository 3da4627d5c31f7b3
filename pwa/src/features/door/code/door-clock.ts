import { withDoorDatabase } from '#features/door/store/door-database';
import { readPosition } from '#features/door/store/door-list';

/** Milliseconds that the venue's clock is ahead of this tablet's, as its last answer said; 0 before the first. */
export const venueAhead = (): Promise<number> =>
  withDoorDatabase(async () => (await readPosition())?.aheadMs ?? 0);
