import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isRefused } from '#shared/http/http-error';
import { galleryPhotoQuery, type GalleryPhoto } from '#features/gallery/gallery.queries';

/** One photo: from the list when it is there, so that it opens at once, else from the venue. */
export const usePhoto = (
  photoId: number,
  rows: readonly GalleryPhoto[],
): { photo: GalleryPhoto | undefined; query: UseQueryResult<GalleryPhoto> } => {
  const listed = rows.find(({ id }) => id === photoId);
  const query = useQuery({ ...galleryPhotoQuery(photoId), enabled: !listed });
  return { photo: listed ?? (isRefused(query.error) ? undefined : query.data), query };
};
