import { backoffDelay, LONGEST_RETRY_AFTER } from '#shared/http/backoff';
import { isQuotaError } from './error-name';
import {
  inTransaction,
  offlineDatabase as database,
  withOpenDatabase,
} from '#shared/offline/storage/offline-database';
import {
  signInAs,
  type OutboxEntry,
  type PhotoRecord,
  type Receipt,
  type StoredPhoto,
  type WaitsFor,
} from './outbox-entry';
import { mirroredSession, type MirroredSession } from '#shared/offline/storage/session-mirror';

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

/** The oldest entry whose turn has come and that is not among `passed`, or undefined. */
export const nextDueEntry = (now: number, passed = new Set<string>()): Promise<OutboxEntry | undefined> =>
  withOpenDatabase(async () => {
    const session = await mirroredSession();
    const isFirst = firstOfLanes();
    const due = (entry: OutboxEntry) =>
      isFirst(entry) &&
      !passed.has(entry.id) &&
      isSendable(entry, session) &&
      turnOf(entry, Date.now()) <= now;
    return database.entries.orderBy('createdAt').filter(due).first();
  });

/** Epoch milliseconds at which the next entry's turn comes; null when none waits for time to pass. */
export const nextTurn = (): Promise<number | null> =>
  withOpenDatabase(async () => {
    const session = await mirroredSession();
    const isFirst = firstOfLanes();
    const isNext = (entry: OutboxEntry) => isFirst(entry) && isSendable(entry, session);
    const waiting = (await database.entries.orderBy('createdAt').toArray()).filter(isNext);
    const now = Date.now();
    return waiting.length === 0 ? null : Math.min(...waiting.map((entry) => turnOf(entry, now)));
  });

/** Makes everything due that only waited for a connection. */
export const releaseNetworkWaits = async (): Promise<void> => {
  await withOpenDatabase(() =>
    database.entries
      .filter((entry) => entry.state === 'waiting' && entry.waitsFor === 'network')
      .modify({ nextAttemptAt: 0 }),
  );
};

/**
 * Marks an entry as being sent; null when it was discarded or changed meanwhile. A phone too full to write the mark
 * sends all the same: only sending makes room.
 */
export const takeEntry = async (id: string): Promise<OutboxEntry | null> => {
  try {
    return await inTransaction([database.entries], async () => {
      const taken = asTaken(await database.entries.get(id));
      if (taken) await database.entries.put(taken);
      return taken;
    });
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    return asTaken(await database.entries.get(id));
  }
};

/** The photo of an entry; null when it has none or when this browser can no longer read it. */
export const readPhoto = async (id: string): Promise<PhotoRecord | null> => {
  try {
    return (await withOpenDatabase(() => database.photos.get(id))) ?? null;
  } catch (error) {
    console.warn('A kept photo could not be read.', error);
    return null;
  }
};

/**
 * Keeps what a handler has reached, so that the next attempt goes on from there. Best effort: repeating a step doubles
 * nothing, because the entry's key goes with it.
 */
export const saveProgress = async (id: string, progress: unknown): Promise<void> => {
  try {
    await withOpenDatabase(() => database.entries.update(id, (entry) => void (entry.progress = progress)));
  } catch (error) {
    console.warn('A step of sending could not be noted.', error);
  }
};

/**
 * Deletes an acknowledged entry and its photo, and writes its receipt in the same transaction (design §5.5). On a phone
 * too full for that the photo goes first, and at last the receipt is given up: the venue has the entry.
 */
export const acknowledge = async (entry: OutboxEntry, answer: unknown): Promise<void> => {
  const receipt = receiptOf(entry, answer);
  const steps = [
    () => putReceiptInPlace(receipt),
    async () => {
      await withOpenDatabase(() => database.photos.delete(entry.id));
      await putReceiptInPlace(receipt);
    },
  ];
  for (const step of steps) {
    try {
      return await step();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
    }
  }
  await withOpenDatabase(() => database.entries.delete(entry.id));
};

const putReceiptInPlace = (receipt: Receipt): Promise<void> =>
  inTransaction([database.entries, database.photos, database.receipts], async () => {
    await database.receipts.put(receipt);
    await database.entries.delete(receipt.id);
    await database.photos.delete(receipt.id);
    await database.receipts.orderBy('doneAt').reverse().offset(RECEIPTS_KEPT).delete();
  });

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
    turnSetAt: Date.now(),
  });

/** Leaves an entry for its person, who has to sign in. */
export const holdForSignIn = (entry: OutboxEntry): Promise<void> =>
  settle(entry.id, {
    state: 'waiting',
    waitsFor: 'sign-in',
    reason: signInAs(entry.owner),
    nextAttemptAt: 0,
  });

/** Leaves an entry for a person to decide, or to give it a new photo. */
export const markStuck = ({ id, hasPhoto }: OutboxEntry, reason: string): Promise<void> =>
  settle(id, { state: 'stuck', waitsFor: null, reason, hasPhoto });

/** Puts a smaller photo in place and makes the entry due again, from the start. */
export const replacePhoto = (entry: OutboxEntry, photo: StoredPhoto): Promise<void> =>
  inTransaction([database.entries, database.photos], async () => {
    await database.photos.put({ ...photo, entryId: entry.id });
    await settle(entry.id, { state: 'waiting', photoShrunk: true, progress: null, nextAttemptAt: 0 });
  });

const asTaken = (entry: OutboxEntry | undefined): OutboxEntry | null =>
  entry?.state === 'waiting' ? { ...entry, state: 'sending', attempts: entry.attempts + 1 } : null;

/** A turn that was set later than now, or is further off than any we set, is a wrong clock's that was put right: it has come. */
const turnOf = ({ nextAttemptAt, turnSetAt = 0 }: OutboxEntry, now: number): number =>
  turnSetAt > now || nextAttemptAt > now + LONGEST_RETRY_AFTER ? 0 : nextAttemptAt;

/** Given all entries, oldest first: true for an entry that is the first of its owner in each of its lanes. */
const firstOfLanes = (): ((entry: OutboxEntry) => boolean) => {
  const held = new Set<string>();
  return ({ owner, lanes = [] }) => {
    const own = lanes.map((lane) => `${owner?.id} ${lane}`);
    const isFirst = !own.some((lane) => held.has(lane));
    own.forEach((lane) => held.add(lane));
    return isFirst;
  };
};

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
