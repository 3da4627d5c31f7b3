import { onlineManager, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { requestJson } from '#shared/http/http-client';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long answers are kept for reading offline, in memory and on the device. */
export const KEPT_FOR_MS = 7 * DAY_MS;

/** The default read: the key's parts joined by a slash are the path (spec §7). */
export const fetchByKey = <Answer>({ queryKey, signal }: QueryFunctionContext): Promise<Answer> =>
  requestJson<Answer>(queryKey.join('/'), { signal });

/** The library believes in a network until it hears otherwise; a phone may start without one. */
export const startFromNetworkState = (): void => onlineManager.setOnline(navigator.onLine);

/** Defaults of spec §9: never stale within a page's life, no interval, no refetch on focus, no retry. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: Infinity,
        gcTime: KEPT_FOR_MS,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
