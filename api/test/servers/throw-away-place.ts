import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * Where a database server whose rows nobody keeps may lie, the best place first: in memory, where the machine has such a place.
 * A database is a thousand files, and before it makes one, ext4 looks at each that was removed in the seconds before.
 */
export const THROW_AWAY_PLACES = ['/dev/shm', tmpdir()];

/** What the databases of a run take at most, with as much again for the rest of the machine. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** The best place with room. */
export async function throwAwayPlace(): Promise<string> {
  for (const place of THROW_AWAY_PLACES) {
    const room = await statfs(place).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => 0,
    );
    if (room >= ROOM_BYTES) return place;
  }
  return tmpdir();
}
