import { LONGEST_DOOR_WAIT } from '#contract/door';
import { doorNightAt } from '#contract/rules/door/door-night';
import { backoffDelay } from '#shared/http/backoff';
import { requestJson } from '#shared/http/http-client';
import { HttpError, isSignedOut } from '#shared/http/http-error';
import { pauseUnlessOnline } from '#shared/lib/pause';
import { noteReachability } from '#shared/offline/status/reachability';
import { venueAhead } from '#features/door/code/door-clock';
import { withDoorDatabase, type DoorList } from '#features/door/store/door-database';
import { readDevice, type DoorDevice } from '#features/door/store/door-device';
import { applyList, forgetSent, readNight, readPosition, wipeNight } from '#features/door/store/door-list';
import { catchUpRoster, followRoster, loadRoster } from './door-roster';

/** The venue is asked again at least this often while it does not answer. */
const LONGEST_PAUSE_MS = 10_000;

/** What an answer may take beside the wait it was asked for. */
const PATIENCE_MS = 15_000;

/** How a round of asking ended. */
type Round = 'answered' | 'failed' | 'unpaired';

/**
 * Keeps this tablet's list true until stopped: asks the venue for what changed, which answers as soon as something does;
 * wipes it at noon, network or not, and when the tablet was unpaired (design §7).
 * @returns the way to stop
 */
export const startDoorSync = (): (() => void) => {
  const stop = new AbortController();
  void follow(stop.signal);
  return () => stop.abort();
};

const follow = async (signal: AbortSignal): Promise<void> => {
  await loadRoster().catch(logFailure);
  for (let failures = 0; !signal.aborted;) {
    const round = await ask(signal).catch((error: unknown): Round => {
      if (!signal.aborted) logFailure(error);
      return 'failed';
    });
    if (round === 'unpaired') return;
    failures = round === 'answered' ? 0 : failures + 1;
    if (failures > 0)
      await pauseUnlessOnline(Math.min(LONGEST_PAUSE_MS, backoffDelay(failures, Math.random())), signal);
  }
};

const ask = async (signal: AbortSignal): Promise<Round> => {
  await wipeWhenOver();
  const [device, position] = await withDoorDatabase(() => Promise.all([readDevice(), readPosition()]));
  const since = position?.cursor ?? '';
  await catchUpRoster(since);
  if (!device) return 'unpaired';
  const wait = since ? LONGEST_DOOR_WAIT : 0;
  let list: DoorList;
  try {
    list = await requestList(device, { since, night: position?.nightTag, wait }, signal);
  } catch (error) {
    if (isSignedOut(error)) return unpair(device);
    // What the venue refuses it has answered.
    if (!signal.aborted && !isAnswer(error)) noteReachability(false);
    return 'failed';
  }
  // Also when a full tablet cannot keep the answer.
  noteReachability(true);
  await takeOver(list, since);
  // Without a show there is no cursor, and nothing to wait for.
  if (!list.cursor) await pauseUnlessOnline(LONGEST_PAUSE_MS, signal);
  return 'answered';
};

/** Keeps an answer; its guests are found at once. What was sent is forgotten with the next one, if not with this. */
const takeOver = async (list: DoorList, since: string): Promise<void> => {
  if (!(await applyList(list, { since }))) return;
  followRoster(list);
  await forgetSent().catch((error: unknown) => console.warn('What was sent is not forgotten yet.', error));
};

/** The venue's own words; a captive portal's are none. */
const isAnswer = (error: unknown): boolean => error instanceof HttpError && error.problem !== null;

const requestList = (
  { token }: DoorDevice,
  { since, night, wait }: { since?: string; night?: string; wait: number },
  signal: AbortSignal,
): Promise<DoorList> => {
  const query = new URLSearchParams({
    ...(since && { since }),
    ...(night && { night }),
    ...(wait > 0 && { wait: String(wait) }),
  });
  return requestJson<DoorList>(`/api/door/list?${query}`, {
    sessionId: token,
    credentials: 'omit',
    timeoutMs: wait * 1_000 + PATIENCE_MS,
    signal,
  });
};

/** Noon has passed since the night that is kept, by the venue's clock: this tablet's own may be minutes wrong. */
const wipeWhenOver = async (): Promise<void> => {
  const [night, ahead] = await Promise.all([withDoorDatabase(readNight), venueAhead()]);
  if (!night || doorNightAt(new Date(Date.now() + ahead), night.timeZone) <= night.date) return;
  await wipeNight({ unpairs: false });
  await loadRoster();
};

/** The venue no longer knows the tablet by this token; by one that a link brought meanwhile it does. */
const unpair = async ({ token }: DoorDevice): Promise<Round> => {
  const kept = await withDoorDatabase(readDevice);
  if (kept && kept.token !== token) return 'answered';
  await wipeNight({ unpairs: true });
  await loadRoster();
  return 'unpaired';
};

const logFailure = (error: unknown): void => console.warn('The list of the door could not be kept.', error);
