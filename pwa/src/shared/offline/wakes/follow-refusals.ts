import { announceRefusedSession } from '#shared/http/refused-session';
import { followTables } from '#shared/offline/storage/follow-tables';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { mirroredSession, type MirroredSession } from '#shared/offline/storage/session-mirror';

/**
 * Announces in this page that the venue has refused the session with which the outbox sends, whichever tab or the service
 * worker was told so. Call once per page.
 */
export const followRefusals = (): void =>
  followTables({ tables: [database.settings], read: mirroredSession, next: tell, failed: logFailure });

const tell = (session: MirroredSession | null): void => {
  if (session?.refused) announceRefusedSession(session.sessionId);
};

const logFailure = (error: unknown): void =>
  console.warn('Whether the session still counts could not be read.', error);
