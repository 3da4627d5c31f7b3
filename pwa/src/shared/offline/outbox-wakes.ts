import { liveQuery } from 'dexie';
import { showWaitingOnAppIcon } from './app-badge';
import { backoffDelay } from './backoff';
import { requestBackgroundSync } from './background-sync';
import { nextTurn } from './outbox-attempts';
import { drainOutbox, type Wake } from './outbox-runner';
import { onQueued } from './outbox-signals';
import { isVenueReachable, noteReachability, probeVenue } from './reachability';
import { countWaiting } from './waiting-count';

const SHORTEST_PAUSE = 1_000;

/** While the venue is out of reach it is asked at least this often: asking is cheap, and it may be up again. */
const LONGEST_PROBE_PAUSE = 60_000;

/** Sending leaves the person a moment to see that the entry is kept: both need the same database. */
const SHOW_FIRST_PAUSE = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let probesFailed = 0;

/**
 * Lets this page wake the runner (design §5.3): now, when something is queued, when the network or the person comes
 * back, and by a timer while anything waits, whichever tab queued it. Call once per page.
 */
export const startOutboxWakes = (): void => {
  onQueued(() => {
    setTimeout(() => void run('due'), SHOW_FIRST_PAUSE);
    void requestBackgroundSync();
  });
  window.addEventListener('online', () => void run('fresh'));
  window.addEventListener('offline', () => noteReachability(false));
  window.addEventListener('pageshow', (event) => event.persisted && void run('fresh'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void run('fresh');
  });
  start().catch(logFailure);
  // Each in a task of its own, so that the page answers a finger in between.
  setTimeout(() => liveQuery(nextTurn).subscribe({ next: schedule, error: logFailure }));
  setTimeout(() => {
    liveQuery(countWaiting).subscribe({ next: () => void showWaitingOnAppIcon(), error: logFailure });
  });
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
  if (!isVenueReachable())
    return Math.min(LONGEST_PROBE_PAUSE, backoffDelay(probesFailed + 1, Math.random()));
  return turn === null ? null : Math.max(SHORTEST_PAUSE, turn - Date.now());
};

const logFailure = (error: unknown): void => console.warn('The outbox could not run; it tries again.', error);
