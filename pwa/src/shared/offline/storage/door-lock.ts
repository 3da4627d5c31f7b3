/** Where a tablet that is locked to guests stays. */
export const DOOR_PAGE = '/door';

/** A cache that is there while the tablet is locked: the worker asks for it with each page, and it costs guests' phones nothing. */
const LOCK = 'door-lock';

/** Whether this tablet is locked to guests (design §7 "Lock to guests"). */
export const isDoorLocked = async (): Promise<boolean> => {
  try {
    return 'caches' in globalThis && (await caches.has(LOCK));
  } catch {
    return false;
  }
};

/** Without a cache storage only the door's page itself is locked. */
export const lockDoor = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.open(LOCK);
};

export const unlockDoor = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(LOCK);
};

/** Leads a page that was opened past the worker, or brought back by Back, to the door of a locked tablet. */
export const keepToLockedDoor = async (): Promise<void> => {
  if (location.pathname !== DOOR_PAGE && (await isDoorLocked())) location.replace(DOOR_PAGE);
};
