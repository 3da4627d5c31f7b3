import type { components } from '#contract/api-types.gen';
import { PHOTOS_AT_ONCE } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { messageOf } from '#shared/http/http-error';
import { counted } from '#shared/lib/counted';
import { refused, type ToastMessage } from '#shared/ui/feedback/toast-store';
import { failure, useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import {
  MANAGED_PHOTOS_PATH,
  refreshGallery,
  type ManagedPhoto,
} from '#features/gallery-admin/list/gallery-admin.queries';

type Schemas = components['schemas'];
type ManyPhotosChange = Schemas['ManagedPhotosChange'];

/** Photos as they are after a change of many, which are sent a hundred at a time. */
export interface ChangedPhotos {
  photos: ManagedPhoto[];
  /** Why the others were not changed; null when all were. */
  failure: Error | null;
}

/** What staff do to many gallery photos. Taking down is told where it can be undone. */
export const useManyPhotosCommands = () => {
  const told = { failed: 'Failed to update photos', refresh: refreshGallery };
  const approve = useToastMutation({
    send: (ids: number[]) => changePhotos({ ids, status: 'approved' }),
    done: (changed, ids) => outcome(changed, ids.length, 'approved'),
    ...told,
  });
  const takeDown = useToastMutation({
    send: (photos: readonly ManagedPhoto[]) =>
      changePhotos({ ids: photos.map(({ id }) => id), status: 'taken-down' }),
    done: (changed, photos) => (changed.failure ? outcome(changed, photos.length, 'taken down') : undefined),
    ...told,
  });
  const restore = useToastMutation({
    send: restorePhotos,
    // None is when Undo is pressed again after its answer was lost, say.
    done: (changed, before) =>
      changed.photos.length === 0
        ? { title: 'Nothing was left to undo' }
        : outcome(changed, before.length, 'back in place'),
    ...told,
  });
  const tag = useToastMutation({
    send: (tagging: ManyPhotosChange) => changePhotos(tagging),
    done: (changed, { ids }) => outcome(changed, ids.length, 'tagged'),
    ...told,
  });
  return { approve, takeDown, restore, tag };
};

export const usePhotoCommands = () => {
  const edit = useToastMutation({
    // Changes what is given and leaves the rest.
    send: ({ id, changes }: { id: number; changes: Schemas['ManagedPhotoChanges'] }) =>
      requestJson<ManagedPhoto>(`${MANAGED_PHOTOS_PATH}/${id}`, { method: 'PUT', body: changes }),
    done: () => ({ title: 'Photo updated' }),
    failed: 'Failed to update photo',
    refresh: refreshGallery,
  });
  const keep = useToastMutation({
    send: (id: number) => requestJson(`${MANAGED_PHOTOS_PATH}/${id}/keep`, { method: 'POST' }),
    done: () => ({ title: 'Both photos stay' }),
    failed: 'Failed to update photo',
    refresh: refreshGallery,
  });
  const remove = useToastMutation({
    send: (id: number) => requestJson(`${MANAGED_PHOTOS_PATH}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: 'Photo deleted' }),
    failed: 'Failed to delete photo',
    refresh: refreshGallery,
  });
  return { edit, keep, remove };
};

/** One change of any number of photos. */
const changePhotos = (change: ManyPhotosChange): Promise<ChangedPhotos> => sendInTurn(batchesOf(change));

/** Gives photos back the status that each had, but for those that a colleague has approved since. @param before the photos as they were */
const restorePhotos = (before: readonly ManagedPhoto[]): Promise<ChangedPhotos> => {
  const statuses = [...new Set(before.map(({ status }) => status))];
  const idsWith = (status: ManagedPhoto['status']) =>
    before.filter((photo) => photo.status === status).map(({ id }) => id);
  return sendInTurn(
    statuses.flatMap((status) => batchesOf({ ids: idsWith(status), status, from: 'taken-down' })),
  );
};

const batchesOf = ({ ids, ...change }: ManyPhotosChange): ManyPhotosChange[] =>
  Array.from({ length: Math.ceil(ids.length / PHOTOS_AT_ONCE) }, (_, index) => ({
    ids: ids.slice(index * PHOTOS_AT_ONCE, (index + 1) * PHOTOS_AT_ONCE),
    ...change,
  }));

/** One batch after the other, until one fails. Throws when nothing was changed. */
const sendInTurn = async (batches: readonly ManyPhotosChange[]): Promise<ChangedPhotos> => {
  const photos: ManagedPhoto[] = [];
  for (const body of batches) {
    try {
      photos.push(
        ...(await requestJson<ManagedPhoto[]>(`${MANAGED_PHOTOS_PATH}/changes`, { method: 'POST', body })),
      );
    } catch (error) {
      if (photos.length === 0 || !(error instanceof Error)) throw error;
      return { photos, failure: error };
    }
  }
  return { photos, failure: null };
};

/** What came of a change. @param count how many photos were to be changed @param what 'approved' */
const outcome = ({ photos, failure: error }: ChangedPhotos, count: number, what: string): ToastMessage => {
  if (!error) return { title: `${counted(photos.length, 'photo')} ${what}` };
  const words = `Only ${photos.length} of ${counted(count, 'photo')} ${what}`;
  const reason = messageOf(error, '');
  return reason ? refused('Error', `${words}. ${reason}`) : failure(error, words);
};
