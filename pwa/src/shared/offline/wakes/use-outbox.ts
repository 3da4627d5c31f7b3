import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { justKept } from './just-kept';
import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import type { OutboxEntry, Receipt } from '#shared/offline/outbox/outbox-entry';
import { knownKinds, onKindKnown } from '#shared/offline/outbox/outbox-handlers';
import { findItem, type OutboxItem } from '#shared/offline/outbox/outbox-store';
import { isVenueReachable, onReachabilityChange } from '#shared/offline/status/reachability';
import { belongsTo, mirroredSession } from '#shared/offline/storage/session-mirror';

/** What a live read gives: undefined while it is read, `failed` when this browser's storage cannot be used. */
export type Kept<T> = T | 'failed' | undefined;

/** All entries this device holds, newest first. */
export const useEntries = (): Kept<OutboxEntry[]> =>
  useLiveQuery(() => readKept(() => database.entries.orderBy('createdAt').reverse().toArray()));

/** An entry, and whether the person in front may read what is in it. */
export interface OwnedEntry {
  entry: OutboxEntry;
  isOwn: boolean;
}

/** The same, split by owner. */
export const useOwnedEntries = (): Kept<OwnedEntry[]> =>
  useLiveQuery(() =>
    readKept(async () => {
      const session = await mirroredSession();
      const entries = await database.entries.orderBy('createdAt').reverse().toArray();
      return entries.map((entry) => ({ entry, isOwn: belongsTo(entry.owner, session) }));
    }),
  );

/** Receipts the person in front may see, newest first: those of guests, and their own. */
export const useReceipts = (): Kept<Receipt[]> =>
  useLiveQuery(() =>
    readKept(async () => {
      const session = await mirroredSession();
      const isTheirs = ({ owner }: Receipt) => belongsTo(owner, session);
      return database.receipts.orderBy('createdAt').reverse().filter(isTheirs).toArray();
    }),
  );

/** An entry or the receipt that took its place; both null when neither exists. */
export const useOutboxItem = (id: string): Kept<OutboxItem> => {
  const entry = justKept(id);
  const read = useLiveQuery(() => readKept(() => findItem(id)), [id]);
  return read ?? (entry ? { entry, receipt: null, isOwn: true } : undefined);
};

/** Renders again once the kinds, whose words are shown, are registered. */
export const useKnownKinds = (): number => useSyncExternalStore(onKindKnown, knownKinds, () => 0);

/** Whether the venue answers; false also behind a captive portal. */
export const useVenueReachable = (): boolean =>
  useSyncExternalStore(onReachabilityChange, isVenueReachable, () => true);

/** A storage that cannot be read must not take the whole page down with it. */
const readKept = async <T>(read: () => Promise<T>): Promise<T | 'failed'> => {
  try {
    return await withOpenDatabase(read);
  } catch (error) {
    console.error('This device could not be read.', error);
    return 'failed';
  }
};
