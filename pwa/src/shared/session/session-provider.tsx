import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  readSessionId,
  removeSessionId,
  SESSION_ID_KEY,
  storeSessionId,
} from '#shared/http/stored-session-id';
import { fullNameOf, readLastUser, storeLastUser, type AuthUser } from './auth-user';
import { SessionContext, type Session } from './session-context';
import { judgeSessionFailure } from './session-rules';
import { fetchMe, postLogin, postLogout, postRegister, type SessionResponse } from './session.requests';

/** Holds who is signed in on this device and keeps the tabs and the outbox's copy in step (spec §4). */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [user, setUser] = useState<AuthUser | null>(null);
  const [isLoading, setLoading] = useState(() => readSessionId() !== null);
  const needsCheck = useRef(false);

  const keep = useCallback((next: AuthUser | null) => {
    storeLastUser(next);
    setUser(next);
    void mirror(next);
  }, []);

  const clear = useCallback(() => {
    needsCheck.current = false;
    removeSessionId();
    keep(null);
  }, [keep]);

  const check = useCallback(async () => {
    const sessionId = readSessionId();
    if (sessionId === null) return setLoading(false);
    try {
      const me = await fetchMe();
      needsCheck.current = false;
      if (readSessionId() === sessionId) keep(me);
    } catch (error) {
      console.warn('The current user could not be loaded.', error);
      needsCheck.current = judgeSessionFailure(error) === 'keep';
      if (readSessionId() !== sessionId) return;
      if (needsCheck.current) keep(readLastUser());
      else clear();
    } finally {
      setLoading(false);
    }
  }, [clear, keep]);

  useEffect(() => void check(), [check]);
  useRecheck(needsCheck, check);
  useOtherTabs(check, keep);

  const session = useMemo<Session>(() => {
    const enter = ({ user: entered, sessionId }: SessionResponse) => {
      storeSessionId(sessionId);
      keep(entered);
      return entered;
    };
    return {
      user,
      isLoading,
      login: async (credentials) => enter(await postLogin(credentials)),
      register: async (account) => enter(await postRegister(account)),
      logout: async () => {
        try {
          if (readSessionId() !== null) await postLogout();
        } catch (error) {
          console.warn('The server could not be told of the sign-out.', error);
        } finally {
          clear();
        }
      },
    };
  }, [clear, isLoading, keep, user]);

  return <SessionContext value={session}>{children}</SessionContext>;
};

/** A check that the network kept from ending is made again once the network is back. */
const useRecheck = (needsCheck: { current: boolean }, check: () => Promise<void>) =>
  useEffect(() => {
    const retry = () => {
      if (needsCheck.current && document.visibilityState === 'visible') void check();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [check, needsCheck]);

/** Signing in or out in one tab does the same in the others. */
const useOtherTabs = (check: () => Promise<void>, keep: (user: null) => void) =>
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== SESSION_ID_KEY && key !== null) return;
      if (key === null || newValue === null) keep(null);
      else void check();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [check, keep]);

/** The service worker cannot read local storage; the outbox keeps a copy it can read. */
const mirror = async (user: AuthUser | null) => {
  const sessionId = readSessionId();
  const { mirrorSession } = await import('#shared/offline/session-mirror');
  await mirrorSession(user && sessionId ? { sessionId, userId: user.id, name: fullNameOf(user) } : null);
};
