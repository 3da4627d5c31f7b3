import type { Workbox } from 'workbox-window';
import { type ReloadObstacle, reloadObstacle } from '#app/start/safe-reload';

/** Looks for a new version this often while the app stays open, e.g. on the door's tablet. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** A new worker that has not taken over by then, in milliseconds, does so when the page is reloaded. */
const PATIENCE_MS = 3_000;

/** Takes the new version. Answers what is in the way of it; null when the page is being reloaded. */
export type Update = () => Promise<ReloadObstacle>;

/**
 * Registers the service worker and tells when a new version waits. Load it lazily, after the first paint.
 * @param onWaiting gets what to call once the person wants it
 * @param reload how; given by tests
 */
export const watchForUpdates = async (
  onWaiting: (update: Update) => void,
  reload = () => location.reload(),
): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js');
  const takeOver = takeOverBy(workbox, reload);
  workbox.addEventListener('waiting', () => onWaiting(takeOver));
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
const takeOverBy = (workbox: Workbox, reload: () => void): Update => {
  const reloadIfFree = async () => {
    const obstacle = await reloadObstacle();
    if (obstacle === null) reload();
    return obstacle;
  };
  const takeOver = async () => {
    const obstacle = await reloadObstacle();
    if (obstacle !== null) return obstacle;
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.getRegistration();
    // Another tab has let it take over.
    if (!registration?.waiting) return reloadIfFree();
    const takenOver = new Promise<true>((resolve) =>
      serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
    );
    workbox.messageSkipWaiting();
    // Chromium forgets it when the page asks for anything while the old worker is being stopped. A reload reminds it, and
    // hangs with the old worker until it is begun again.
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
    if (!(await Promise.race([takenOver, late]))) void takenOver.then(reloadIfFree);
    return reloadIfFree();
  };
  let running: ReturnType<Update> | undefined;
  return () => (running ??= takeOver().finally(() => (running = undefined)));
};
