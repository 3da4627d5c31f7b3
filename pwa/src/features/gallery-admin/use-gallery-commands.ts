import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#shared/http/http-error';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshGallery, type ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import {
  changePhotos,
  deletePhoto,
  keepPhoto,
  putPhoto,
  restorePhotos,
  type PhotoChanges,
} from '#features/gallery-admin/list/gallery-admin.requests';

interface PhotoEdit {
  id: number;
  changes: PhotoChanges;
}

/** Tags for many photos. */
export interface Tagging {
  ids: number[];
  addTags: string[];
  removeTags: string[];
}

/** '1 photo', '12 photos'. */
export const photosLine = (count: number): string => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/** What every change does afterwards; when it is refused, somebody else has changed or deleted the photo. */
const useRefreshing = () => {
  const client = useQueryClient();
  const refresh = () => refreshGallery(client);
  return {
    onDone: refresh,
    onFailed: (error: Error) => (error instanceof HttpError ? refresh() : undefined),
  };
};

/** What staff do to many gallery photos. Taking down is told where it can be undone. */
export const useManyPhotosCommands = () => {
  const refreshing = useRefreshing();
  const failed = 'Failed to update photos';
  const approve = useToastMutation({
    send: (ids: number[]) => changePhotos({ ids, status: 'approved' }),
    done: (photos) => ({ title: `${photosLine(photos.length)} approved` }),
    failed,
    ...refreshing,
  });
  const takeDown = useToastMutation({
    send: (photos: readonly ManagedPhoto[]) =>
      changePhotos({ ids: photos.map(({ id }) => id), status: 'taken-down' }),
    failed,
    ...refreshing,
  });
  const restore = useToastMutation({
    send: restorePhotos,
    done: (photos) => ({ title: `${photosLine(photos.length)} back in place` }),
    failed,
    ...refreshing,
  });
  const tag = useToastMutation({
    send: (tagging: Tagging) => changePhotos(tagging),
    done: (photos) => ({ title: `${photosLine(photos.length)} tagged` }),
    failed,
    ...refreshing,
  });
  return { approve, takeDown, restore, tag };
};

/** What staff do to one gallery photo. */
export const usePhotoCommands = () => {
  const refreshing = useRefreshing();
  const edit = useToastMutation({
    send: ({ id, changes }: PhotoEdit) => putPhoto(id, changes),
    done: () => ({ title: 'Photo updated' }),
    failed: 'Failed to update photo',
    ...refreshing,
  });
  const keep = useToastMutation({
    send: keepPhoto,
    done: () => ({ title: 'Both photos stay' }),
    failed: 'Failed to update photo',
    ...refreshing,
  });
  const remove = useToastMutation({
    send: deletePhoto,
    done: () => ({ title: 'Photo deleted' }),
    failed: 'Failed to delete photo',
    ...refreshing,
  });
  return { edit, keep, remove };
};
