import { showCountOnAppIcon } from '#shared/offline/status/app-badge';
import { backoffDelay } from '#shared/http/backoff';
import { keepToLockedDoor } from '#shared/offline/storage/door-lock';
import { requestBackgroundSync } from './background-sync';
import { followTables } from '#shared/offline/storage/follow-tables';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { nextTurn } from '#shared/offline/outbox/outbox-attempts';
import { drainOutbox, type Wake } from '#shared/offline/outbox/outbox-runner';
import { onQueued } from '#shared/offline/outbox/outbox-signals';
import { isVenueReachable, noteReachability, probeVenue } from '#shared/offline/status/reachability';

const SHORTEST_PAUSE = 1_000;

/** Asked at least this often: asking is cheap, the venue may be up again, and the clock may have been put right. */
const LONGEST_PAUSE = 60_000;

/** Sending leaves the person a moment to see that the entry is kept: both need the same database. */
const SHOW_FIRST_PAUSE = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let probesFailed = 0;

/**
 * Lets this page wake the runner when something is queued and when the network or the person comes back (design §5.3).
 * Needs no database yet. Call once per page.
 */
export const listenForWakes = (): void => {
  onQueued(() => {
    setTimeout(() => void run('due'), SHOW_FIRST_PAUSE);
    void requestBackgroundSync();
  });
  window.addEventListener('online', wakeUp);
  window.addEventListener('offline', () => noteReachability(false));
  void keepToLockedDoor();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void keepToLockedDoor();
    wakeUp();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeUp();
  });
};

/** Wakes the runner now, and by a timer while anything waits, whichever tab queued it. Call once per page. */
export const startOutboxWakes = (): void => {
  start().catch(logFailure);
  const { entries, settings } = offlineDatabase;
  const held = { tables: [entries, settings], failed: logFailure };
  // Each in a task of its own, so that the page answers a finger in between.
  setTimeout(() => followTables({ ...held, read: nextTurn, next: schedule }));
  setTimeout(() => followTables({ ...held, read: showCountOnAppIcon, next: () => undefined }));
};

/** Whether the venue is back is asked at once, also while another tab sends or the database keeps silent. */
const wakeUp = (): void => {
  if (!isVenueReachable()) void probeVenue();
  void run('fresh');
};

const start = async (): Promise<void> => {
  await run('fresh');
  if ((await nextTurn()) === null) await probeVenue();
  else await requestBackgroundSync();
};

const run = async (wake: Wake): Promise<void> => {
  try {
    await drainOutbox(wake);
    probesFailed = isVenueReachable() ? 0 : probesFailed + 1;
    schedule(await nextTurn());
  } catch (error) {
    logFailure(error);
    schedule(Date.now() + backoffDelay((probesFailed += 1), Math.random()));
  }
};

const schedule = (turn: number | null): void => {
  clearTimeout(timer);
  const pause = pauseUntil(turn);
  if (pause !== null) timer = setTimeout(() => void onTimer(), pause);
};

const onTimer = async (): Promise<void> => {
  const isBack = !isVenueReachable() && (await probeVenue());
  await run(isBack ? 'fresh' : 'due');
};

const pauseUntil = (turn: number | null): number | null => {
  if (!isVenueReachable()) return Math.min(LONGEST_PAUSE, backoffDelay(probesFailed + 1, Math.random()));
  return turn === null ? null : Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, turn - Date.now()));
};

const logFailure = (error: unknown): void => console.warn('The outbox could not run; it tries again.', error);
