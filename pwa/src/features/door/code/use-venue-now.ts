import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { venueAhead } from './door-clock';

/**
 * Now by the venue's clock, in milliseconds since 1970, looked at again every `everyMs`. Undefined while the tablet is read.
 */
export const useVenueNow = (everyMs: number): number | undefined => {
  const ahead = useLiveQuery(venueAhead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return ahead === undefined ? undefined : now + ahead;
};
