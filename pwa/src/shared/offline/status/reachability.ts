import { PING_ANSWER } from '#contract/problem';
import { withTimeLimit } from '#shared/http/time-limit';
import { isRecord } from '#shared/lib/problem';
import { storeOf } from '#shared/lib/store';

/** A network slower than this counts as offline (design §5.4). */
const PROBE_TIMEOUT = 5_000;

const reachable = storeOf(typeof navigator === 'undefined' || navigator.onLine !== false);

/** Whether the venue answered when last asked; before that, what the browser believes. */
export const isVenueReachable = reachable.get;

/** Calls `listener` when reachability changes. Returns the way to stop. */
export const onReachabilityChange = reachable.subscribe;

/** Notes what the browser or another call has learnt. */
export const noteReachability = (value: boolean): void => {
  if (value !== reachable.get()) reachable.set(value);
};

/**
 * Asks the venue to answer with its own words, so that a captive portal counts as offline (design §5.4), and notes
 * the result.
 */
export const probeVenue = async (): Promise<boolean> => {
  const answered = await askVenue();
  noteReachability(answered);
  return answered;
};

const askVenue = async (): Promise<boolean> => {
  try {
    return await withTimeLimit(PROBE_TIMEOUT, undefined, async (signal) => {
      const response = await fetch(new URL('/api/health/ping', self.location.origin), {
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'manual',
        signal,
      });
      const answer: unknown = await response.json();
      return response.ok && isRecord(answer) && answer['ping'] === PING_ANSWER;
    });
  } catch {
    return false;
  }
};
