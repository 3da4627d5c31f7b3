import { backoffDelay } from './backoff';
import { offlineDatabase as database, withOpenDatabase } from './offline-database';
import type { OutboxEntry, PhotoRecord, Receipt, StoredPhoto, WaitsFor } from './outbox-entry';
import { mirroredSession, type MirroredSession } from './session-mirror';

/** An entry taken for sending, with what is needed to send it. */
export interface TakenEntry {
  entry: OutboxEntry;
  photo: PhotoRecord | null;
}

/** Receipts kept on the device; the oldest go first. */
const RECEIPTS_KEPT = 200;

/** Only the runner sends, so whatever says `sending` while it starts was left by a page or worker that died. */
export const returnCrashedEntries = async (): Promise<void> => {
  await withOpenDatabase(() =>
    database.entries
      .filter((entry) => entry.state === 'sending')
      .modify({ state: 'waiting', nextAttemptAt: 0 }),
  );
};

/** The oldest entry whose turn has come, or undefined. */
export const nextDueEntry = (now: number): Promise<OutboxEntry | undefined> =>
  withOpenDatabase(async () => {
    const session = await mirroredSession();
    const due = (entry: OutboxEntry) => isSendable(entry, session) && entry.nextAttemptAt <= now;
    return database.entries.orderBy('createdAt').filter(due).first();
  });

/** Epoch milliseconds at which the next entry's turn comes; null when none waits for time to pass. */
export const nextTurn = (): Promise<number | null> =>
  withOpenDatabase(async () => {
    const session = await mirroredSession();
    const turns = await database.entries.filter((entry) => isSendable(entry, session)).toArray();
    return turns.length === 0 ? null : Math.min(...turns.map((entry) => entry.nextAttemptAt));
  });

/** Makes everything due that only waited for a connection. */
export const releaseNetworkWaits = async (): Promise<void> => {
  await withOpenDatabase(() =>
    database.entries
      .filter((entry) => entry.state === 'waiting' && entry.waitsFor === 'network')
      .modify({ nextAttemptAt: 0 }),
  );
};

/** Marks an entry as being sent and reads its photo; null when it was discarded or changed meanwhile. */
export const takeEntry = (id: string): Promise<TakenEntry | null> =>
  withOpenDatabase(() =>
    database.transaction('rw', database.entries, database.photos, async () => {
      const entry = await database.entries.get(id);
      if (entry?.state !== 'waiting') return null;
      const taken: OutboxEntry = { ...entry, state: 'sending', attempts: entry.attempts + 1 };
      await database.entries.put(taken);
      return { entry: taken, photo: (await database.photos.get(id)) ?? null };
    }),
  );

/** Keeps what a handler has reached, so that the next attempt goes on from there. */
export const saveProgress = async (id: string, progress: unknown): Promise<void> => {
  await withOpenDatabase(() => database.entries.update(id, (entry) => void (entry.progress = progress)));
};

/** Deletes an acknowledged entry and its photo, and writes its receipt in the same transaction (design §5.5). */
export const acknowledge = (entry: OutboxEntry, answer: unknown): Promise<void> =>
  withOpenDatabase(() =>
    database.transaction('rw', database.entries, database.photos, database.receipts, async () => {
      await database.receipts.put(receiptOf(entry, answer));
      await database.entries.delete(entry.id);
      await database.photos.delete(entry.id);
      await database.receipts.orderBy('doneAt').reverse().offset(RECEIPTS_KEPT).delete();
    }),
  );

/** Puts an entry back to wait: until `notBefore` when the server named a time, else by our own backoff. */
export const keepForLater = (
  entry: OutboxEntry,
  wait: { waitsFor: WaitsFor; reason: string; notBefore: number | null },
): Promise<void> =>
  settle(entry.id, {
    state: 'waiting',
    waitsFor: wait.waitsFor,
    reason: wait.reason,
    nextAttemptAt: wait.notBefore ?? Date.now() + backoffDelay(Math.max(1, entry.attempts), Math.random()),
  });

/** Leaves an entry for its person, who has to sign in. */
export const holdForSignIn = (entry: OutboxEntry): Promise<void> =>
  settle(entry.id, {
    state: 'waiting',
    waitsFor: 'sign-in',
    reason: `Sign in as ${entry.owner?.name ?? 'its owner'} to send this.`,
    nextAttemptAt: 0,
  });

/** Leaves an entry for a person to decide, with the server's words. */
export const markStuck = (entry: OutboxEntry, reason: string): Promise<void> =>
  settle(entry.id, { state: 'stuck', waitsFor: null, reason });

/** Puts a smaller photo in place and makes the entry due again, from the start. */
export const replacePhoto = (entry: OutboxEntry, photo: StoredPhoto): Promise<void> =>
  withOpenDatabase(() =>
    database.transaction('rw', database.entries, database.photos, async () => {
      await database.photos.put({ ...photo, entryId: entry.id });
      await settle(entry.id, { state: 'waiting', photoShrunk: true, progress: null, nextAttemptAt: 0 });
    }),
  );

const isSendable = (entry: OutboxEntry, session: MirroredSession | null): boolean => {
  if (entry.state !== 'waiting') return false;
  if (entry.waitsFor !== 'sign-in') return true;
  return session !== null && !session.refused && session.owner.id === entry.owner?.id;
};

const settle = async (id: string, changes: Partial<OutboxEntry>): Promise<void> => {
  await withOpenDatabase(() => database.entries.update(id, changes));
};

const receiptOf = (entry: OutboxEntry, answer: unknown): Receipt => ({
  id: entry.id,
  kind: entry.kind,
  payload: entry.payload,
  owner: entry.owner,
  createdAt: entry.createdAt,
  doneAt: new Date().toISOString(),
  answer,
  announced: false,
});
