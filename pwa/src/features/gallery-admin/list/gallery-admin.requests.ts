import type { components } from '#contract/api-types.gen';
import { PHOTOS_AT_ONCE } from '#contract/limits';
import { requestJson } from '#shared/http/http-client';
import { MANAGED_PHOTOS_PATH, type ManagedPhoto } from './gallery-admin.queries';

type Schemas = components['schemas'];
export type PhotoChanges = Schemas['ManagedPhotoChanges'];
export type ManyPhotosChange = Schemas['ManagedPhotosChange'];

/** Changes what is given and leaves the rest. */
export const putPhoto = (id: number, changes: PhotoChanges): Promise<ManagedPhoto> =>
  requestJson(`${MANAGED_PHOTOS_PATH}/${id}`, { method: 'PUT', body: changes });

/** One change of any number of photos, a hundred at a time. @returns the photos as they are now */
export const changePhotos = async ({ ids, ...change }: ManyPhotosChange): Promise<ManagedPhoto[]> => {
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
export const restorePhotos = async (before: readonly ManagedPhoto[]): Promise<ManagedPhoto[]> => {
  const restored: ManagedPhoto[] = [];
  for (const status of new Set(before.map((photo) => photo.status))) {
    const ids = before.filter((photo) => photo.status === status).map(({ id }) => id);
    restored.push(...(await changePhotos({ ids, status })));
  }
  return restored;
};

/** Keeps a photo that looks like another. */
export const keepPhoto = (id: number): Promise<ManagedPhoto> =>
  requestJson(`${MANAGED_PHOTOS_PATH}/${id}/keep`, { method: 'POST' });

export const deletePhoto = (id: number): Promise<Schemas['MessageResponse']> =>
  requestJson(`${MANAGED_PHOTOS_PATH}/${id}`, { method: 'DELETE' });
