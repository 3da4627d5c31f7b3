import type { Workbox } from 'workbox-window';
import { reloadObstacle } from '#app/start/safe-reload';

/** Looks for a new version this often while the app stays open, e.g. on the door's tablet. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the service worker and tells when a new version waits. Load it lazily, after the first paint.
 * @param onWaiting gets what to call once the person wants it and nothing is in the way of a reload
 * @param reload how; given by tests
 */
export const watchForUpdates = async (
  onWaiting: (update: () => void) => void,
  reload = () => location.reload(),
): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js');
  const takeOver = takeOverBy(workbox, reload);
  workbox.addEventListener('waiting', () => onWaiting(() => void takeOver()));
  try {
    const registration = await workbox.register();
    setInterval(() => void registration?.update().catch(() => undefined), CHECK_EVERY_MS);
  } catch (error) {
    console.warn('The app cannot be kept for offline use here.', error);
  }
};

/**
 * Lets the new worker take over and reloads this tab, on the person's word; the other tabs keep running what they have and
 * are still offered it. The old worker may finish something first: what was begun here meanwhile is not reloaded over, and the
 * offer stays.
 */
const takeOverBy = (workbox: Workbox, reload: () => void) => {
  const reloadIfFree = async () => {
    if ((await reloadObstacle()) === null) reload();
  };
  const onTakenOver = () => void reloadIfFree();
  return async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Another tab has let it take over.
    if (!registration?.waiting) return reload();
    // Added once, however often it is asked for.
    navigator.serviceWorker.addEventListener('controllerchange', onTakenOver, { once: true });
    workbox.messageSkipWaiting();
  };
};
