import type { QueryClient } from '@tanstack/react-query';
import { followCheckIns } from '#features/check-in/check-in-news';
import { startOutboxWakes } from '#shared/offline/outbox-wakes';
import { registerOutboxHandlers } from './outbox-handlers';

/** Starts the page's part of the outbox. Loaded after the first paint: it brings the offline database. */
export const startOutbox = (queryClient: QueryClient): void => {
  registerOutboxHandlers();
  followCheckIns(queryClient);
  startOutboxWakes();
};
