import type { QueryClient } from '@tanstack/react-query';
import { followAvailability } from '#features/availability/queue/availability-news';
import { followCheckIns } from '#features/check-in/check-in-news';
import { lateDoorHandler } from '#features/door/acts/late-door-handler';
import { followRefusals } from '#shared/offline/wakes/follow-refusals';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { forgetSignedOut } from '#shared/offline/storage/session-mirror';
import { clearForgottenDrafts } from '#shared/offline/storage/draft-photo';
import { followGoneOwners } from '#shared/offline/storage/gone-owners';
import { listenForWakes, startOutboxWakes } from '#shared/offline/wakes/outbox-wakes';
import { registerOutboxHandlers } from '#app/outbox-handlers';
import { readAgainWhenBack } from './read-again';

/** A database that has not opened by then may never do so. */
const OPENING_PATIENCE_MS = 3_000;

let isStarted = false;

/** Starts the page's part of the outbox, once per page. Loaded after the first paint: it brings the offline database. */
export const startOutbox = async (queryClient: QueryClient): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  registerOutboxHandlers(lateDoorHandler);
  listenForWakes();
  readAgainWhenBack(queryClient);
  // One after the other once the database is open: all that waited for it in one task held the page up. A database that
  // does not open is reported by its readers.
  await Promise.race([offlineDatabase.open().catch(() => undefined), pause(OPENING_PATIENCE_MS)]);
  await pause(0);
  // Not waited for: nothing of theirs is sent wrongly meanwhile, and the database may never answer.
  void forgetSignedOut().catch((error: unknown) =>
    console.warn('Who signed out could not be forgotten.', error),
  );
  startOutboxWakes();
  followRefusals();
  followGoneOwners();
  await pause(0);
  followCheckIns(queryClient);
  followAvailability(queryClient);
  await pause(0);
  await clearForgottenDrafts().catch((error: unknown) =>
    console.warn('Old photos could not be cleared.', error),
  );
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
