import type { QueryClient } from '@tanstack/react-query';
import { LONGEST_TODAY_WAIT } from '#contract/today';
import { backoffDelay } from '#shared/http/backoff';
import { isRefused } from '#shared/http/http-error';
import { pauseUnlessOnline } from '#shared/lib/pause';
import { askTodayNews, refreshToday, todayNewsQuery } from './today.queries';

/** The venue is asked again at least this often while it does not answer. */
const LONGEST_PAUSE_MS = 10_000;

/**
 * Keeps what this device knows of Today true until stopped: asks the venue for news, which answers as soon as something
 * changes (design §9). It ends by itself once the venue refuses the session, or says that there is nothing for this person.
 */
export const followToday = async (client: QueryClient, signal: AbortSignal): Promise<void> => {
  for (let failures = 0; !signal.aborted;) {
    try {
      await followOnce(client, signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted || isNotForThem(error)) return;
      failures += 1;
      await pauseUnlessOnline(Math.min(LONGEST_PAUSE_MS, backoffDelay(failures, Math.random())), signal);
    }
  }
};

const followOnce = async (client: QueryClient, signal: AbortSignal): Promise<void> => {
  const tag = client.getQueryData(todayNewsQuery.queryKey)?.tag;
  const news = await askTodayNews({ tag, wait: LONGEST_TODAY_WAIT }, signal);
  if (signal.aborted || news.tag === tag) return;
  client.setQueryData(todayNewsQuery.queryKey, news);
  // What is shown then was asked for before.
  if (tag !== undefined) await refreshToday(client);
};

/** Told so by the venue itself: a proxy's page proves nothing (decision 9). */
const isNotForThem = (error: unknown): boolean => isRefused(error) && [401, 403].includes(error.status);
