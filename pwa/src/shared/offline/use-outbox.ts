import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { offlineDatabase as database } from './offline-database';
import type { OutboxEntry, PhotoRecord, Receipt } from './outbox-entry';
import { isVenueReachable, onReachabilityChange } from './reachability';
import { mirroredSession } from './session-mirror';

/** All entries this device holds, newest first; undefined while the database opens. */
export const useEntries = (): OutboxEntry[] | undefined =>
  useLiveQuery(() => database.entries.orderBy('createdAt').reverse().toArray());

/** Receipts the person in front may see, newest first: those of guests, and their own. */
export const useReceipts = (): Receipt[] | undefined =>
  useLiveQuery(async () => {
    const session = await mirroredSession();
    const isTheirs = ({ owner }: Receipt) => owner === null || owner.id === session?.owner.id;
    return database.receipts.orderBy('createdAt').reverse().filter(isTheirs).toArray();
  });

/** An entry or the receipt that took its place; both null when neither exists, undefined while loading. */
export const useOutboxItem = (
  id: string,
): { entry: OutboxEntry | null; receipt: Receipt | null } | undefined =>
  useLiveQuery(
    () =>
      database.transaction('r', database.entries, database.receipts, async () => ({
        entry: (await database.entries.get(id)) ?? null,
        receipt: (await database.receipts.get(id)) ?? null,
      })),
    [id],
  );

/** The kept photo of an entry; null when there is none, undefined while loading. */
export const useEntryPhoto = (id: string): PhotoRecord | null | undefined =>
  useLiveQuery(async () => (await database.photos.get(id)) ?? null, [id]);

/** Whether the venue answers; false also behind a captive portal. */
export const useVenueReachable = (): boolean => useSyncExternalStore(onReachabilityChange, isVenueReachable);
