import { deviceId } from '#shared/offline/storage/kept-names';
import { isQuotaError } from './error-name';
import { noteKept } from '#shared/offline/wakes/just-kept';
import {
  inTransaction,
  offlineDatabase as database,
  withOpenDatabase,
} from '#shared/offline/storage/offline-database';
import type { EntryDraft, OutboxEntry, Receipt } from './outbox-entry';
import { announceQueued } from './outbox-signals';
import { isDraftPhoto } from '#shared/offline/storage/draft-photo';
import { belongsTo, mirroredSession } from '#shared/offline/storage/session-mirror';
import { askForDurableStorage } from '#shared/offline/storage/storage-guard';

/** What became of saving a draft. */
export interface Kept {
  id: string;
  /** False when this device had no room for the photo and kept only the text (design §5.6). */
  photoKept: boolean;
}

/** Shown on an entry whose photo did not fit on the device. */
export const PHOTO_NOT_KEPT =
  'This phone is out of space, so the photo was not kept. Free some space, then add the photo again.';

/**
 * Keeps a draft and its photo in one durable transaction and resolves only once that has completed; sending begins
 * afterwards (design §5.1). A draft with an id already known, waiting or done, is the same press and changes nothing.
 * @throws Error when even the text could not be written, or may not be without its photo
 */
export const enqueue = (draft: EntryDraft): Promise<Kept> => keepOrKeepText(draft, null);

/** The entry to be replaced is not stuck any more: it was sent, is being sent, or was dropped. */
export class NotReplaceableError extends Error {
  override name = 'NotReplaceableError';
}

/**
 * Puts an edited draft in place of a stuck entry, in one transaction; it stays its owner's. The edit is a new press with
 * a new key, because a key stands for one content for ever.
 * @throws NotReplaceableError when the entry is not stuck, or is somebody else's: replacing it could double it
 */
export const replaceEntry = (replacedId: string, draft: EntryDraft): Promise<Kept> =>
  keepOrKeepText(draft, replacedId);

/** Nobody is signed in, and what is to be queued is somebody's own. */
class NobodySignedInError extends Error {
  override name = 'NobodySignedInError';
}

/** What becomes of a person's waiting entries. */
export interface QueueRewrite {
  /** Ids of entries to be taken back; none of them may have been sent. */
  drop: string[];
  /** In the order in which they are to be sent. */
  add: EntryDraft[];
}

/**
 * Lets one durable transaction decide over what the signed-in person has waiting of a kind: nothing is sent in between.
 * @param decide gets the entries, oldest first, and may read settings
 * @throws NobodySignedInError
 */
export const rewriteQueue = async (
  kind: string,
  decide: (held: OutboxEntry[]) => Promise<QueueRewrite>,
): Promise<void> => {
  const { entries, photos, receipts, settings } = database;
  await inTransaction([entries, photos, receipts, settings], async () => {
    const owner = (await mirroredSession())?.owner;
    if (!owner) throw new NobodySignedInError();
    const device = await deviceId();
    const isOwn = (entry: OutboxEntry) => entry.kind === kind && entry.owner?.id === owner.id;
    const held = await entries.orderBy('createdAt').filter(isOwn).toArray();
    const { drop, add } = await decide(held);
    const first = firstInstantAfter(held.at(-1));
    await entries.bulkDelete(drop);
    await entries.bulkAdd(
      add.map((draft, index) => ({
        ...newEntry(draft),
        owner,
        deviceId: device,
        createdAt: new Date(first + index).toISOString(),
      })),
    );
  });
  void askForDurableStorage();
  announceQueued();
};

/** Order is kept by the instant, also by a clock that was set back and within one of its ticks. */
const firstInstantAfter = (last: OutboxEntry | undefined): number =>
  Math.max(Date.now(), last ? Date.parse(last.createdAt) + 1 : 0);

/** Tries an entry again now, whatever it was waiting for. An entry that is being sent is left alone. */
export const retryEntry = async (id: string): Promise<void> => {
  await withOpenDatabase(() =>
    database.entries
      .where('id')
      .equals(id)
      .and((entry) => entry.state !== 'sending')
      .modify({ state: 'waiting', nextAttemptAt: 0, waitsFor: null, reason: null }),
  );
  announceQueued();
};

/**
 * Drops an entry and its photo for good, at the person's word.
 * @returns false when it was kept: it was being sent at that moment, or is somebody else's
 */
export const discardEntry = (id: string): Promise<boolean> =>
  inTransaction([database.entries, database.photos, database.settings], async () => {
    const entry = await database.entries.get(id);
    if (entry && (entry.state === 'sending' || !belongsTo(entry.owner, await mirroredSession())))
      return false;
    await database.entries.delete(id);
    await database.photos.delete(id);
    return true;
  });

/** Forgets a receipt the person has seen. */
export const dismissReceipt = (id: string): Promise<void> =>
  withOpenDatabase(() => database.receipts.delete(id));

/** An entry or the receipt that took its place; both null when neither exists. */
export interface OutboxItem {
  entry: OutboxEntry | null;
  /** Never somebody else's. */
  receipt: Receipt | null;
  /** False when the entry is somebody else's: the person in front may not read what is in it. */
  isOwn: boolean;
}

export const findItem = (id: string): Promise<OutboxItem> =>
  withOpenDatabase(() =>
    database.transaction('r', database.entries, database.receipts, database.settings, async () => {
      const session = await mirroredSession();
      const entry = (await database.entries.get(id)) ?? null;
      const receipt = (await database.receipts.get(id)) ?? null;
      return {
        entry,
        receipt: receipt && belongsTo(receipt.owner, session) ? receipt : null,
        isOwn: entry === null || belongsTo(entry.owner, session),
      };
    }),
  );

const keepOrKeepText = async (draft: EntryDraft, replacedId: string | null): Promise<Kept> => {
  let photoKept = true;
  try {
    await withOpenDatabase(() => write(draft, replacedId, {}));
  } catch (error) {
    const { withoutPhoto } = draft;
    if (!isQuotaError(error) || !draft.photo || withoutPhoto === 'refused') throw error;
    const needsPhoto = { state: 'stuck', reason: PHOTO_NOT_KEPT } as const;
    const textOnly = { ...draft, photo: null };
    await withOpenDatabase(() => write(textOnly, replacedId, withoutPhoto ? {} : needsPhoto));
    photoKept = false;
  }
  void askForDurableStorage();
  announceQueued();
  return { id: draft.id, photoKept };
};

const write = async (
  draft: EntryDraft,
  replacedId: string | null,
  overrides: Partial<OutboxEntry>,
): Promise<void> => {
  const { entries, photos, receipts, settings } = database;
  const entry = await database.transaction('rw', [entries, photos, receipts, settings], async () => {
    // Asked all at once: each answer takes a way to the browser's own process, and a guest is waiting.
    const [waiting, done, session, device, newest, isKept, replaced] = await Promise.all([
      entries.get(draft.id),
      receipts.get(draft.id),
      mirroredSession(),
      deviceId(),
      lastBefore(draft),
      draft.photo !== null && isDraftPhoto(draft.id, draft.photo),
      replacedId === null ? null : entries.get(replacedId),
    ]);
    if (waiting ?? done) return null;
    const isReplaceable = replaced?.state === 'stuck' && belongsTo(replaced.owner, session);
    if (replacedId !== null && !isReplaceable) throw new NotReplaceableError();
    const ownerNow = draft.isSentByTablet ? null : (session?.owner ?? null);
    const owner = replaced ? replaced.owner : ownerNow;
    const createdAt = new Date(firstInstantAfter(newest)).toISOString();
    const fresh = { ...newEntry(draft), createdAt, owner, deviceId: device, ...overrides };
    await Promise.all([
      ...(replacedId ? [entries.delete(replacedId), photos.delete(replacedId)] : []),
      ...(isKept ? [] : [writePhoto(draft)]),
      entries.add(fresh),
    ]);
    return fresh;
  });
  if (entry) noteKept(entry);
};

/** The newest entry, where the order matters. */
const lastBefore = ({ lanes }: EntryDraft) =>
  lanes ? database.entries.orderBy('createdAt').last() : undefined;

/** In place of a draft that was then changed for another. */
const writePhoto = ({ id, photo }: EntryDraft): Promise<unknown> =>
  photo ? database.photos.put({ ...photo, entryId: id }) : database.photos.delete(id);

const newEntry = ({
  id,
  kind,
  payload,
  photo,
  lanes,
}: EntryDraft): Omit<OutboxEntry, 'owner' | 'deviceId' | 'createdAt'> => ({
  id,
  kind,
  payload,
  ...(lanes && { lanes }),
  progress: null,
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: 0,
  waitsFor: null,
  reason: null,
  hasPhoto: photo !== null,
  photoShrunk: false,
});
