import { tabStorage } from '#shared/lib/safe-storage';
import { probeVenue } from '#shared/offline/status/reachability';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { reloadObstacle } from './safe-reload';

/** Remembers, per tab, when a missing chunk last caused a reload. */
const RELOADED_AT_KEY = 'reloadedForChunkAt';
/** With what is known of the missing file behind it: how often it caused a reload. */
const RELOADS_KEY = 'reloadsForChunk ';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long after the last reload each further one for the same file may follow. One that has not come by then is not coming. */
const PAUSES_MS = [MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS];

/** What failed because a file of the app could not be fetched. */
const missingChunks = new WeakSet<Error>();

/**
 * Notes which errors come from files of the app that could not be fetched. It decides nothing: a part that nobody misses
 * fails to nothing, and one that somebody looks at ends at the crash screen, which asks for `reloadForMissingChunk`.
 */
export const noteMissingChunks = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missingChunks.add(payload);
    // The router knows such errors by their browser's words and would reload by itself, over anything.
    payload.message = `A part of the app could not be loaded (${payload.message.replace(/module/gi, 'file')})`;
  });

/**
 * After a release, a tab that is still open may ask for a file that is gone. Reloading once gets the new version; never
 * twice in a row, never again and again for a file that does not come, never over somebody's typing or a sending queue,
 * and never while the venue does not answer, where the browser's own error page would take the app's place (design §5.8).
 * @param reload how; given by tests
 * @returns whether the page reloads
 */
export const reloadForMissingChunk = async (
  error: unknown,
  reload = () => location.reload(),
): Promise<boolean> => {
  if (!isMissingChunk(error) || hasUnsavedWork() || !mayReloadFor(error)) return false;
  if (!(await probeVenue()) || (await reloadObstacle()) !== null) return false;
  if (!noteReload(error) && isReloaded()) return false;
  reload();
  return true;
};

const mayReloadFor = ({ message }: Error): boolean => {
  const pause = PAUSES_MS[reloadsFor(message)];
  return pause !== undefined && sinceReload() >= pause;
};

/** False where the browser keeps nothing: the page will not know of it afterwards. */
const noteReload = ({ message }: Error): boolean => {
  tabStorage.write(RELOADS_KEY + message, String(reloadsFor(message) + 1));
  return tabStorage.write(RELOADED_AT_KEY, String(Date.now()));
};

/** Whether this page itself came by a reload. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Within a day: some browsers do not name the file, and the next release has others. */
const reloadsFor = (message: string): number =>
  sinceReload() < DAY_MS ? Number(tabStorage.read(RELOADS_KEY + message)) : 0;

const sinceReload = (): number => Date.now() - Number(tabStorage.read(RELOADED_AT_KEY));

/** While a file is missing, the venue is asked for this often, in milliseconds: an `online` event may never come. */
const ASK_EVERY_MS = 5_000;

/** Fetches by reloading what did not come: now, or as soon as the venue answers. Returns the way to stop. */
export const fetchWhenBack = (error: unknown, reload?: () => void): (() => void) => {
  if (!isMissingChunk(error)) return () => undefined;
  const fetchNow = () => void reloadForMissingChunk(error, reload);
  fetchNow();
  const timer = setInterval(fetchNow, ASK_EVERY_MS);
  window.addEventListener('online', fetchNow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', fetchNow);
  };
};

/**
 * Reloads on the person's word, where that cannot end at the browser's own error page: what broke can start again from this
 * phone, what is missing only comes from the venue.
 * @returns whether the page reloads
 */
export const reloadOnWish = async (error: unknown, reload = () => location.reload()): Promise<boolean> => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const startsFromPhone = !isMissingChunk(error) && Boolean(workers?.controller);
  if (!startsFromPhone && !(await probeVenue())) return false;
  reload();
  return true;
};

/** Whether the error comes from a file of the app that could not be fetched. */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && missingChunks.has(error);
