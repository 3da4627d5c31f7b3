/** Caches of pictures that the venue can give again. */
export const PICTURE_CACHES = { thumbnails: 'thumbnails', pictures: 'pictures' } as const;

/** Gives the room of kept pictures to what only this phone has (design §5.6). */
export const dropPictures = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  await Promise.allSettled(Object.values(PICTURE_CACHES).map((name) => caches.delete(name)));
};
