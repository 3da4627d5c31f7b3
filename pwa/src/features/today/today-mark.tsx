import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CountMark } from '#shared/theme/count-mark';
import { followToday } from './follow-today';
import { todayNewsQuery, todayQuery, waitingQuery } from './today.queries';

/** What the page that is open asks for comes first, in milliseconds. */
const READY_AFTER_MS = 2_000;

/** How much waits for staff, on the link that leads to it. Every page has it, and so it is what follows the venue. */
export const TodayMark = () => {
  useTodayWatch();
  useReadyToday();
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

/** Has the screen of Today and what it shows at hand before somebody opens it. */
const useReadyToday = (): void => {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      void router.preloadRoute({ to: '/admin' });
      void client.prefetchQuery(todayQuery);
      void client.prefetchInfiniteQuery(waitingQuery);
    }, READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, router]);
};
