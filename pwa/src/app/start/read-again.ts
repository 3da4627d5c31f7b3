import type { Query, QueryClient } from '@tanstack/react-query';
import { backoffDelay } from '#shared/http/backoff';
import { UnreachableError } from '#shared/http/http-error';
import { isVenueReachable, onReachabilityChange, probeVenue } from '#shared/offline/status/reachability';

/** While a screen waits for an answer, the venue is asked at least this often, in milliseconds. */
const LONGEST_PAUSE_MS = 15_000;

/**
 * What a screen shows and did not reach the venue is read again once the venue answers. The library waits for the browser's
 * `online` event, which never comes where the phone has a network that nothing gets through. Returns the way to stop.
 */
export const readAgainWhenBack = (client: QueryClient): (() => void) => {
  const unread = { type: 'active', predicate: isUnread } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const waitForVenue = (): void => {
    clearTimeout(timer);
    if (client.getQueryCache().findAll(unread).length === 0) return void (tries = 0);
    const pause = Math.min(LONGEST_PAUSE_MS, backoffDelay(tries + 1, Math.random()));
    timer = setTimeout(() => void ask(), pause);
  };
  const ask = async (): Promise<void> => {
    tries += 1;
    if (!document.hidden && (await probeVenue())) await client.refetchQueries(unread);
    waitForVenue();
  };
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if (action.type === 'error' && isUnread(query)) waitForVenue();
      // Whoever has an answer is not told for another minute that the venue is away.
      if (action.type === 'success' && !action.manual && !isVenueReachable()) void probeVenue();
    }),
    onReachabilityChange(() => {
      if (isVenueReachable()) void client.refetchQueries(unread).then(waitForVenue);
    }),
  ];
  waitForVenue();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};

const isUnread = ({ state }: Pick<Query, 'state'>): boolean =>
  state.error instanceof UnreachableError && state.fetchStatus === 'idle';
