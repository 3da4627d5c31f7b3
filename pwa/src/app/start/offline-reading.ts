import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client';
import { localStorageIfAllowed } from '#shared/lib/safe-storage';
import { KEPT_FOR_MS } from '#app/query-client';
import { forEverybody } from './told-to-some';

/**
 * Keeps public answers on the device for reading offline (design §5.7). Only queries that say `meta: { public: true }` are
 * written, without what is not for everybody.
 */
const offlineReading: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister: createSyncStoragePersister({
    key: 'public-answers',
    storage: localStorageIfAllowed(),
    retry: removeOldestQuery,
    // A guest may lose the network, or leave, right after the first look.
    throttleTime: 250,
    serialize: (client) => JSON.stringify(withLastAnswers(client), forEverybody),
  }),
  buster: __ANSWERS_VERSION__,
  maxAge: KEPT_FOR_MS,
  dehydrateOptions: {
    // Also when asking again failed: what the phone knew before is all it has.
    shouldDehydrateQuery: ({ meta, state }) => Boolean(meta?.public) && state.data !== undefined,
    shouldDehydrateMutation: () => false,
  },
};

/** What was answered last counts as the answer, whatever became of asking again. */
const withLastAnswers = (client: PersistedClient): PersistedClient => ({
  ...client,
  clientState: {
    ...client.clientState,
    queries: client.clientState.queries.map((query) => ({
      ...query,
      state: {
        ...query.state,
        data: query.meta?.public === 'first page' ? firstPageOf(query.state.data) : query.state.data,
        status: 'success' as const,
        error: null,
        fetchStatus: 'idle' as const,
      },
    })),
  },
});

/** An infinite query's data, without the pages that follow. */
const firstPageOf = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, of]) => [name, Array.isArray(of) ? of.slice(0, 1) : of]),
  );

/**
 * Brings back what the device has kept, and keeps from then on what is answered. Done before the first rendering: the library's
 * provider would do it after, and tell every component at once, so that a page from the server is taken over in one long task.
 */
export const startOfflineReading = async (queryClient: QueryClient): Promise<void> => {
  const options = { ...offlineReading, queryClient };
  // What cannot be read is thrown away.
  await persistQueryClientRestore(options).catch(() => undefined);
  persistQueryClientSubscribe(options);
};

/**
 * A fresh start shows what was kept and asks again in the background (design §5.7), but for what is being asked already or
 * came with the page. What was kept while the device's clock was ahead is older than it says.
 */
export const revalidateKept = (client: QueryClient): Promise<void> =>
  client.invalidateQueries(
    {
      predicate: ({ state }) =>
        state.dataUpdatedAt < performance.timeOrigin || state.dataUpdatedAt > Date.now(),
    },
    { cancelRefetch: false },
  );
