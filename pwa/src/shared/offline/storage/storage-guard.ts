import { offlineDatabase as database } from './offline-database';

const KEY = 'durableStorageAsked';

/**
 * Asks the browser, once per device, not to clear our storage under pressure (design §5.6). A browser that cannot
 * or will not is no error: the entry is kept either way.
 */
export const askForDurableStorage = async (): Promise<void> => {
  try {
    if (!navigator.storage?.persist || (await database.settings.get(KEY))) return;
    await database.settings.put({ key: KEY, value: true });
    await navigator.storage.persist();
  } catch {
    // Asking is a courtesy to the entry already kept; a failure changes nothing for it.
  }
};

/** Caches of pictures that the venue can give again. */
export const PICTURE_CACHES = { thumbnails: 'thumbnails', pictures: 'pictures' } as const;

/** Gives the room of kept pictures to what only this phone has (design §5.6). */
export const dropPictures = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  await Promise.allSettled(Object.values(PICTURE_CACHES).map((name) => caches.delete(name)));
};
