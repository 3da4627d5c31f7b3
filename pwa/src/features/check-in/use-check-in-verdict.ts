import { useEffect, useState } from 'react';
import { type CheckInShow, type CheckInVerdict, judgeCheckIn } from '#contract/rules/check-in';
import { withTimeLimit } from '#shared/http/time-limit';
import { useNow } from '#shared/lib/dates/use-now';
import { useVenueZone } from '#shared/lib/dates/venue-zone';

/** A guest at the door does not wait longer for a form. */
const PATIENCE_MS = 2_000;
const JUDGED_EVERY_MS = 30_000;

/**
 * Whether a check-in to this show would count now (design §4 "When a check-in counts"), by the server's clock: a guest
 * whose phone is wrong notices nothing. Judged again as time passes. Null while the server's time is not known: then the
 * check-in is kept, and the server judges it. `asking` while a phone that says it is closed waits for the server's time.
 */
export const useCheckInVerdict = (show: CheckInShow | undefined): CheckInVerdict | 'asking' | null => {
  const timeZone = useVenueZone();
  const [skew, setSkew] = useState<number | null>();
  const now = useNow(JUDGED_EVERY_MS);
  useEffect(() => {
    let isWanted = true;
    void serverSkew().then((found) => {
      if (isWanted) setSkew(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (!show) return null;
  const instant = new Date(now.getTime() + (skew ?? 0));
  const verdict = judgeCheckIn(show, { occurredAt: instant, arrivedAt: instant }, timeZone);
  // A show that is off needs no clock.
  if (typeof skew === 'number' || (verdict.standing === 'closed' && verdict.because === 'called-off'))
    return verdict;
  return skew === undefined && verdict.standing === 'closed' ? 'asking' : null;
};

/** Milliseconds that the server's clock is ahead of this device's; null when it does not say. */
const serverSkew = async (): Promise<number | null> => {
  try {
    const date = await withTimeLimit(PATIENCE_MS, undefined, async (signal) => {
      const response = await fetch('/api/health/ping', { cache: 'no-store', credentials: 'omit', signal });
      return Date.parse(response.headers.get('date') ?? '');
    });
    return Number.isNaN(date) ? null : date - Date.now();
  } catch {
    return null;
  }
};
