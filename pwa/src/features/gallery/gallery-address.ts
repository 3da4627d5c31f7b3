import { notFound, rootRouteId } from '@tanstack/react-router';

/** Database ids fit ten digits. */
const PHOTO_ID = /^[1-9]\d{0,9}$/;

/** How a photo's id stands in an address. What is no id is a wrong address: the whole page says so (spec §2). */
export const photoIdParams = {
  parse: ({ photoId }: { photoId: string }) => {
    if (!PHOTO_ID.test(photoId)) throw notFound({ routeId: rootRouteId });
    return { photoId: Number(photoId) };
  },
  stringify: ({ photoId }: { photoId: number }) => ({ photoId: String(photoId) }),
};
