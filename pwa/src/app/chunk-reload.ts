import { hasUnsavedWork } from '#shared/ui/unsaved-work';
import { reloadObstacle } from './safe-reload';

/** Remembers, per tab, when a missing chunk last caused a reload. */
const RELOADED_AT_KEY = 'reloadedForChunkAt';
const ONE_MINUTE_MS = 60_000;

/**
 * After a release, a tab that is still open may ask for a file that is gone. Reloading once gets the new version; never
 * twice in a row, never over somebody's typing or a sending queue, and never without a network, where it could not help
 * (design §5.8).
 */
export const reloadOnceForMissingChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasUnsavedWork() || reloadedJustNow()) return;
    event.preventDefault();
    void reloadWhenSafe();
  });
};

const reloadWhenSafe = async () => {
  if ((await reloadObstacle()) !== null) return;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  location.reload();
};

const reloadedJustNow = () => Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < ONE_MINUTE_MS;
