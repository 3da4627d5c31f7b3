/** Caches of pictures that the venue sends again when they are asked for. */
export const PICTURE_CACHES = { thumbnails: 'thumbnails', pictures: 'pictures' } as const;

/** Deletes kept pictures, which makes room for what only this phone has (design §5.6). */
export const dropPictures = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  await Promise.allSettled(Object.values(PICTURE_CACHES).map((name) => caches.delete(name)));
};
