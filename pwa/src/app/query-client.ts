import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { requestJson } from '#shared/http/http-client';
import { HttpError } from '#shared/http/http-error';
import '#shared/http/query-meta';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long answers are kept for reading offline, in memory and on the device. */
export const KEPT_FOR_MS = 7 * DAY_MS;

/**
 * The default read: the key's parts joined by a slash are the path. A 401 is an error, or null for a query that says
 * `meta: { on401: 'null' }` (spec §7).
 */
const fetchByKey = async <Answer>({
  queryKey,
  signal,
  meta,
}: QueryFunctionContext): Promise<Answer | null> => {
  try {
    return await requestJson<Answer>(queryKey.join('/'), { signal });
  } catch (error) {
    if (meta?.on401 === 'null' && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
};

/** The library believes in a network until it hears otherwise; a phone may start without one. */
export const startFromNetworkState = (): void => onlineManager.setOnline(navigator.onLine);

/**
 * The library goes on with a first read, and with one that no screen shows yet, whose answer may be older than the change
 * that asks for another. Here each invalidated read that is on its way starts again; what waits for it gets the later answer.
 */
class RestartingQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    if (options?.cancelRefetch !== false)
      for (const query of this.getQueryCache().findAll(filters))
        if (query.state.fetchStatus === 'fetching') {
          void query.cancel({ silent: true });
          void query.fetch().catch(() => undefined);
        }
    return super.invalidateQueries(filters, { ...options, cancelRefetch: false });
  }
}

/** Defaults of spec §9: never stale within a page's life, no interval, no refetch on focus, no retry. */
export const createQueryClient = (): QueryClient =>
  new RestartingQueryClient({
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
