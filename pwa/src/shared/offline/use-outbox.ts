import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { justKept } from './just-kept';
import { offlineDatabase as database, withOpenDatabase } from './offline-database';
import type { OutboxEntry, Receipt } from './outbox-entry';
import { isVenueReachable, onReachabilityChange } from './reachability';
import { mirroredSession } from './session-mirror';

/** What a live read gives: undefined while it is read, `failed` when this browser's storage cannot be used. */
export type Kept<T> = T | 'failed' | undefined;

/** All entries this device holds, newest first. */
export const useEntries = (): Kept<OutboxEntry[]> =>
  useLiveQuery(() => readKept(() => database.entries.orderBy('createdAt').reverse().toArray()));

/** Receipts the person in front may see, newest first: those of guests, and their own. */
export const useReceipts = (): Kept<Receipt[]> =>
  useLiveQuery(() =>
    readKept(async () => {
      const session = await mirroredSession();
      const isTheirs = ({ owner }: Receipt) => owner === null || owner.id === session?.owner.id;
      return database.receipts.orderBy('createdAt').reverse().filter(isTheirs).toArray();
    }),
  );

interface OutboxItem {
  entry: OutboxEntry | null;
  receipt: Receipt | null;
}

/** An entry or the receipt that took its place; both null when neither exists. */
export const useOutboxItem = (id: string): Kept<OutboxItem> => {
  const entry = justKept(id);
  const read = useLiveQuery(() => readKept(() => readItem(id)), [id]);
  return read ?? (entry ? { entry, receipt: null } : undefined);
};

const readItem = (id: string): Promise<OutboxItem> =>
  database.transaction('r', database.entries, database.receipts, async () => ({
    entry: (await database.entries.get(id)) ?? null,
    receipt: (await database.receipts.get(id)) ?? null,
  }));

/** Whether the venue answers; false also behind a captive portal. */
export const useVenueReachable = (): boolean => useSyncExternalStore(onReachabilityChange, isVenueReachable);

/** A storage that cannot be read must not take the whole page down with it. */
const readKept = async <T>(read: () => Promise<T>): Promise<T | 'failed'> => {
  try {
    return await withOpenDatabase(read);
  } catch (error) {
    console.error('This device could not be read.', error);
    return 'failed';
  }
};
