import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CountMark } from '#shared/theme/count-mark';
import { followToday } from './follow-today';
import { todayNewsQuery } from './today.queries';

/** How much waits for staff, on the link that leads to it. Every page has it, and so it is what follows the venue. */
export const TodayMark = () => {
  useTodayWatch();
  return <CountMark count={useWaitingCount()} />;
};

/** How much waits for staff, of all kinds; 0 while that is not known. */
export const useWaitingCount = (): number => useQuery(todayNewsQuery).data?.waiting ?? 0;

/** Follows the venue while the page is seen: a browser has few connections, which hidden pages must not hold. */
const useTodayWatch = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let stop = new AbortController();
    const follow = () => {
      stop.abort();
      stop = new AbortController();
      if (document.visibilityState === 'visible') void followToday(client, stop.signal);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop.abort();
    };
  }, [client]);
};
