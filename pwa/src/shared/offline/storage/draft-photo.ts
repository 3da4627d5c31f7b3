import { inTransaction, offlineDatabase as database } from './offline-database';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';

/** How long a form may stay open before its photo counts as forgotten, in milliseconds. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;

/** Which photos are written down already, and for which entry. */
const drafts = new WeakMap<StoredPhoto, string>();

/**
 * Writes a photo down as soon as it is chosen, for the entry that will be queued under this id: at the press it would be
 * the longest part of what a guest waits for. Until then it belongs to no entry, and is never sent. An entry that is
 * queued already keeps its own: under its key the venue takes one photo only.
 */
export const keepDraftPhoto = async (entryId: string, photo: StoredPhoto): Promise<void> => {
  const { entries, photos, receipts } = database;
  const isKept = await inTransaction([entries, photos, receipts], async () => {
    if ((await entries.get(entryId)) ?? (await receipts.get(entryId))) return false;
    await photos.put({ ...photo, entryId, keptAt: Date.now() });
    return true;
  });
  if (isKept) drafts.set(photo, entryId);
};

/** Whether just this photo waits for the entry. Joins the transaction it is called in. */
export const isDraftPhoto = async (entryId: string, photo: StoredPhoto): Promise<boolean> =>
  drafts.get(photo) === entryId && (await database.photos.where('entryId').equals(entryId).count()) === 1;

/** The form was closed: its photo goes, unless the entry was queued with it. */
export const dropDraftPhoto = (entryId: string): Promise<void> =>
  inTransaction([database.entries, database.photos], async () => {
    if (!(await database.entries.get(entryId))) await database.photos.delete(entryId);
  });

/** Deletes what forms left behind a day ago or more, because their page ended before it could. */
export const clearForgottenDrafts = (now = Date.now()): Promise<void> =>
  inTransaction([database.entries, database.photos], async () => {
    const queued = new Set(await database.entries.toCollection().primaryKeys());
    const kept = await database.photos.toCollection().primaryKeys();
    // Most often there are none: only then are photos read, which are large.
    const left = await database.photos.bulkGet(kept.filter((id) => !queued.has(id)));
    // By a clock that was set back meanwhile they would never grow old.
    const isForgotten = (at = 0) => at < now - FORGOTTEN_AFTER_MS || at > now;
    await database.photos.bulkDelete(
      left.flatMap((photo) => (photo && isForgotten(photo.keptAt) ? photo.entryId : [])),
    );
  });
