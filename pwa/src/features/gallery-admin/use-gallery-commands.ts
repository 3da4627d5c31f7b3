import type { components } from '#contract/api-types.gen';
import { PHOTOS_AT_ONCE } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import {
  MANAGED_PHOTOS_PATH,
  refreshGallery,
  type ManagedPhoto,
} from '#features/gallery-admin/list/gallery-admin.queries';

type Schemas = components['schemas'];
type ManyPhotosChange = Schemas['ManagedPhotosChange'];

/** '1 photo', '12 photos'. */
export const photosLine = (count: number): string => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/** What staff do to many gallery photos. Taking down is told where it can be undone. */
export const useManyPhotosCommands = () => {
  const told = { failed: 'Failed to update photos', refresh: refreshGallery };
  const approve = useToastMutation({
    send: (ids: number[]) => changePhotos({ ids, status: 'approved' }),
    done: (photos) => ({ title: `${photosLine(photos.length)} approved` }),
    ...told,
  });
  const takeDown = useToastMutation({
    send: (photos: readonly ManagedPhoto[]) =>
      changePhotos({ ids: photos.map(({ id }) => id), status: 'taken-down' }),
    ...told,
  });
  const restore = useToastMutation({
    send: restorePhotos,
    done: (photos) => ({ title: `${photosLine(photos.length)} back in place` }),
    ...told,
  });
  const tag = useToastMutation({
    send: (tagging: ManyPhotosChange) => changePhotos(tagging),
    done: (photos) => ({ title: `${photosLine(photos.length)} tagged` }),
    ...told,
  });
  return { approve, takeDown, restore, tag };
};

/** What staff do to one gallery photo. */
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

/** One change of any number of photos, a hundred at a time. @returns the photos as they are now */
const changePhotos = async ({ ids, ...change }: ManyPhotosChange): Promise<ManagedPhoto[]> => {
  const changed: ManagedPhoto[] = [];
  for (let from = 0; from < ids.length; from += PHOTOS_AT_ONCE) {
    const body = { ids: ids.slice(from, from + PHOTOS_AT_ONCE), ...change };
    changed.push(
      ...(await requestJson<ManagedPhoto[]>(`${MANAGED_PHOTOS_PATH}/changes`, { method: 'POST', body })),
    );
  }
  return changed;
};

/** Gives photos back the status that each had. @param before the photos as they were */
const restorePhotos = async (before: readonly ManagedPhoto[]): Promise<ManagedPhoto[]> => {
  const restored: ManagedPhoto[] = [];
  for (const status of new Set(before.map((photo) => photo.status))) {
    const ids = before.filter((photo) => photo.status === status).map(({ id }) => id);
    restored.push(...(await changePhotos({ ids, status })));
  }
  return restored;
};
