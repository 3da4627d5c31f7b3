import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { readSessionId, removeSessionId, storeSessionId } from '#shared/http/stored-session-id';
import type { SignedIn } from '#shared/offline/storage/session-mirror';
import { fullNameOf, storeLastUser, type AuthUser } from './auth-user';
import { SessionContext, type Session } from './session-context';
import { endSession, signOutsUnderWay } from '#shared/session/sign-out/sessions-to-end';
import { useSessionCheck } from './use-session-check';

type SessionResponse = components['schemas']['SessionResponse'];

/** Holds who is signed in on this device and keeps the tabs and the outbox's copy in step (spec §4). */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const { user, lastRead, keep, clear } = useKeptUser();
  const { isLoading, check } = useSessionCheck(lastRead, keep, clear);
  const [hasLoggedOut, setLoggedOut] = useState(false);

  const session = useMemo<Session>(() => {
    const enter = async (path: string, body: object) => {
      await signOutsUnderWay();
      const { user: entered, sessionId } = await requestJson<SessionResponse>(path, {
        method: 'POST',
        body,
        // The answer's cookie must be kept, also where somebody is signed in by now.
        credentials: 'include',
      });
      const last = readSessionId();
      storeSessionId(sessionId);
      setLoggedOut(false);
      keep(entered);
      endSession(last);
      return entered;
    };
    return {
      user,
      isLoading,
      login: (credentials) => enter('/api/auth/login', credentials),
      register: (account) => enter('/api/auth/register', account),
      logout: () => {
        const last = readSessionId();
        setLoggedOut(true);
        clear();
        endSession(last);
        return Promise.resolve();
      },
      refresh: async (known) => {
        if (known && readSessionId() !== null) keep(known);
        await check();
      },
      hasLoggedOut,
    };
  }, [check, clear, hasLoggedOut, isLoading, keep, user]);

  return <SessionContext value={session}>{children}</SessionContext>;
};

/** The signed-in person, shown here, kept for the next start and told to the outbox. */
const useKeptUser = () => {
  const [user, setUser] = useState<AuthUser | null>(null);
  const lastRead = useRef<string | null>(null);
  const told = useRef('');

  const keep = useCallback((next: AuthUser | null) => {
    lastRead.current = readSessionId();
    storeLastUser(next);
    setUser(next);
    const signedIn = signedInAs(next);
    // Told the same again, the outbox would try a session once more that the venue has refused it.
    if (told.current === JSON.stringify(signedIn)) return;
    told.current = JSON.stringify(signedIn);
    mirror(signedIn).catch((error: unknown) => {
      told.current = '';
      console.warn('The outbox could not be told who is signed in.', error);
    });
  }, []);

  const clear = useCallback(() => {
    removeSessionId();
    keep(null);
  }, [keep]);

  return { user, lastRead, keep, clear };
};

const signedInAs = (user: AuthUser | null): SignedIn | null => {
  const sessionId = readSessionId();
  return user && sessionId ? { sessionId, userId: user.id, name: fullNameOf(user) } : null;
};

/** The service worker cannot read local storage; the outbox keeps a copy it can read. */
const mirror = async (signedIn: SignedIn | null): Promise<void> => {
  const { mirrorSession } = await import('#shared/offline/storage/session-mirror');
  await mirrorSession(signedIn);
};
