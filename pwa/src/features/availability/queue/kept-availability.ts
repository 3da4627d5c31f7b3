import { inTransaction, offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { mirroredSession, PRIVATE_PREFIX } from '#shared/offline/storage/session-mirror';
import { isRecord } from '#shared/lib/problem';
import { parseEntries, type AvailabilityEntry } from '#features/availability/availability';

const KEY = `${PRIVATE_PREFIX}availability`;

/** The signed-in artist's own dates as the venue last told them: read offline, gone at sign-out (design §5.7). */
export interface KeptAvailability {
  ownerId: number;
  entries: AvailabilityEntry[];
  /** Grows with every answer to a change, so that a list asked for before it is not taken for the newest. */
  revision: number;
}

/** Null until the venue was asked once as this artist. Joins the transaction it is called in. */
export const readKeptAvailability = async (ownerId: number): Promise<KeptAvailability | null> => {
  const value = (await database.settings.get(KEY))?.value;
  if (!isRecord(value) || value.ownerId !== ownerId || typeof value.revision !== 'number') return null;
  return { ownerId, revision: value.revision, entries: parseEntries(value.entries) };
};

/**
 * Keeps a list the venue has told.
 * @param asked what was kept when it was asked for; null for nothing
 * @returns false when a change was answered meanwhile, or somebody else is signed in: ask again
 */
export const keepAvailability = (
  ownerId: number,
  entries: AvailabilityEntry[],
  asked: KeptAvailability | null,
): Promise<boolean> =>
  inTransaction([database.settings], async () => {
    if ((await mirroredSession())?.owner.id !== ownerId) return false;
    const kept = await readKeptAvailability(ownerId);
    if ((kept?.revision ?? 0) !== (asked?.revision ?? 0)) return false;
    await write({ ownerId, entries, revision: kept?.revision ?? 0 });
    return true;
  });

/** Takes in what the venue has on one date now; null for nothing. Joins the transaction it is called in. */
export const noteAvailability = async (ownerId: number, date: string, entry: AvailabilityEntry | null) => {
  const kept = await readKeptAvailability(ownerId);
  if (!kept) return;
  const others = kept.entries.filter((other) => other.date !== date);
  const entries = entry ? [...others, entry].sort(byDate) : others;
  await write({ ...kept, entries, revision: kept.revision + 1 });
};

const byDate = (one: AvailabilityEntry, other: AvailabilityEntry) => one.date.localeCompare(other.date);

const write = (kept: KeptAvailability): Promise<unknown> => database.settings.put({ key: KEY, value: kept });
