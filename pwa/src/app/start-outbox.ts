import type { QueryClient } from '@tanstack/react-query';
import { followCheckIns } from '#features/check-in/check-in-news';
import { startOutboxWakes } from '#shared/offline/outbox-wakes';
import { registerOutboxHandlers } from './outbox-handlers';

let isStarted = false;

/** Starts the page's part of the outbox, once per page. Loaded after the first paint: it brings the offline database. */
export const startOutbox = (queryClient: QueryClient): void => {
  if (isStarted) return;
  isStarted = true;
  registerOutboxHandlers();
  followCheckIns(queryClient);
  startOutboxWakes();
};
