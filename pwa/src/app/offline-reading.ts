import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  removeOldestQuery,
  type PersistQueryClientProviderProps,
} from '@tanstack/react-query-persist-client';
import { localStorageIfAllowed } from '#shared/lib/safe-storage';
import { KEPT_FOR_MS } from './query-client';

/**
 * Keeps public answers on the device for reading offline (design §5.7). Only queries that say `meta: { public: true }` are
 * written, artist notes never: they are not for everyone (design §4 "Roles").
 */
export const offlineReading: PersistQueryClientProviderProps['persistOptions'] = {
  persister: createSyncStoragePersister({
    key: 'public-answers',
    storage: localStorageIfAllowed(),
    retry: removeOldestQuery,
    serialize: (client) =>
      JSON.stringify(client, (key, value: unknown) => (key === 'artistNotes' ? undefined : value)),
  }),
  buster: __ANSWERS_VERSION__,
  maxAge: KEPT_FOR_MS,
  dehydrateOptions: {
    shouldDehydrateQuery: ({ meta, state }) => meta?.public === true && state.status === 'success',
    shouldDehydrateMutation: () => false,
  },
};

/** A fresh start shows what was kept and asks again in the background (design §5.7). */
export const revalidateKept = (client: QueryClient) => client.invalidateQueries();
