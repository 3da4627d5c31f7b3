import { useEffect, useState } from 'react';
import { firstNow } from '#shared/ui/page/served-page';

/** The device's clock, as often as this; first what the server has where it rendered the page. */
export const useNow = (everyMs: number): Date => {
  const [now, setNow] = useState(firstNow);
  useEffect(() => {
    const follow = () => setNow(new Date());
    follow();
    const timer = setInterval(follow, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
