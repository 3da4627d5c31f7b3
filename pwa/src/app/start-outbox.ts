import type { QueryClient } from '@tanstack/react-query';
import { followCheckIns } from '#features/check-in/check-in-news';
import { offlineDatabase } from '#shared/offline/offline-database';
import { startOutboxWakes } from '#shared/offline/outbox-wakes';
import { registerOutboxHandlers } from './outbox-handlers';

let isStarted = false;

/** Starts the page's part of the outbox, once per page. Loaded after the first paint: it brings the offline database. */
export const startOutbox = async (queryClient: QueryClient): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  registerOutboxHandlers();
  // One after the other once the database is open: all that waited for it in one task held the page up. A database that
  // does not open is told of by whoever reads it.
  await offlineDatabase.open().catch(() => undefined);
  await nextTask();
  startOutboxWakes();
  await nextTask();
  followCheckIns(queryClient);
};

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
