import { request, SLOW_NETWORK_MS } from '#shared/http/http-client';
import { isSignedOut } from '#shared/http/http-error';
import { readSessionId } from '#shared/http/stored-session-id';
import { deviceStorage } from '#shared/lib/safe-storage';

/** Sessions signed out here that the venue does not know of yet: a JSON list of identifiers. */
const KEY = 'sessionsToEnd';

let underWay: Promise<unknown> = Promise.resolve();

/** Settles once the venue has heard of the sign-outs under way, or cannot: their answers clear the cookie of a sign-in. */
export const signOutsUnderWay = (): Promise<unknown> => underWay;

/** Ends a session that is not the stored one any more, and is kept for as long as it takes to reach the venue (decision 7). */
export const endSession = (sessionId: string | null): void => {
  if (sessionId !== null) write([...read(), sessionId]);
  endKeptSessions();
};

/** Tells the venue of every sign-out it has not heard of. What it cannot be told now is kept for the next time. */
export const endKeptSessions = (): void => {
  underWay = Promise.all([underWay, tellAll()]).then(() => undefined);
};

const tellAll = (): Promise<unknown> =>
  Promise.all(
    read().map(async (sessionId) => {
      if (await isEnded(sessionId)) write(read().filter((kept) => kept !== sessionId));
    }),
  );

const isEnded = async (sessionId: string): Promise<boolean> => {
  try {
    await request('/api/auth/logout', {
      method: 'POST',
      sessionId,
      // Its answer clears the cookie, which by now may be another person's.
      credentials: readSessionId() === null ? 'include' : 'omit',
      timeoutMs: SLOW_NETWORK_MS,
      keepalive: true,
    });
    return true;
  } catch (error) {
    console.warn('The server could not be told of the sign-out.', error);
    return isSignedOut(error);
  }
};

const read = (): string[] => {
  const kept = deviceStorage.readJson(KEY);
  return Array.isArray(kept) ? kept.filter((sessionId) => typeof sessionId === 'string') : [];
};

const write = (sessionIds: string[]): void => {
  if (sessionIds.length > 0) deviceStorage.write(KEY, JSON.stringify(sessionIds));
  else deviceStorage.remove(KEY);
};
