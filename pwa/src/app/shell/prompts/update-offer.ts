import type { Workbox } from 'workbox-window';

/** Looks for a new version this often while the app stays open, e.g. on the door's tablet. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the service worker and tells when a new version waits. Load it lazily, after the first paint.
 * @param onWaiting gets what to call once the person wants it; the page reloads when the new worker has taken over
 */
export const watchForUpdates = async (onWaiting: (update: () => void) => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', () => onWaiting(() => takeOver(workbox)));
  try {
    const registration = await workbox.register();
    setInterval(() => void registration?.update().catch(() => undefined), CHECK_EVERY_MS);
  } catch (error) {
    console.warn('The app cannot be kept for offline use here.', error);
  }
};

/** Only this tab reloads, on the person's word; the others keep running what they have. */
const takeOver = (workbox: Workbox) => {
  workbox.addEventListener('controlling', () => location.reload());
  workbox.messageSkipWaiting();
};
