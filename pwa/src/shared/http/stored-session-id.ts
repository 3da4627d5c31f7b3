import { deviceStorage } from '#shared/lib/safe-storage';

/** Where the bearer session identifier lives in the browser (spec §3, §9). */
const SESSION_ID_KEY = 'sessionId';

/** The stored session identifier; null when signed out. Where storage is blocked it lives as long as the page. */
export const readSessionId = (): string | null => deviceStorage.read(SESSION_ID_KEY);

/** Keeps the identifier for the next start. */
export const storeSessionId = (sessionId: string): void =>
  void deviceStorage.write(SESSION_ID_KEY, sessionId);

export const removeSessionId = (): void => deviceStorage.remove(SESSION_ID_KEY);
