import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import {
  readSessionId,
  removeSessionId,
  SESSION_ID_KEY,
  storeSessionId,
} from '#shared/http/stored-session-id';
import { useTakesLong } from '#shared/ui/use-takes-long';
import { fullNameOf, readLastUser, storeLastUser, type AuthUser } from './auth-user';
import { SessionContext, type Session } from './session-context';
import { judgeSessionFailure } from './session-rules';
import { fetchMe, postLogin, postRegister, type SessionResponse } from './session.requests';
import { endKeptSessions, keepSessionToEnd } from './sessions-to-end';

/** Holds who is signed in on this device and keeps the tabs and the outbox's copy in step (spec §4). */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [user, setUser] = useState<AuthUser | null>(null);
  const [isLoading, setLoading] = useState(() => readSessionId() !== null);
  const [hasLoggedOut, setLoggedOut] = useState(false);
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

  const askAgain = useCallback(() => {
    void endKeptSessions();
    if (needsCheck.current) void check();
  }, [check]);

  useEffect(() => {
    void endKeptSessions();
    void check();
  }, [check]);
  useNextReach(askAgain);
  useLastUserWhenSlow(isLoading, (last) => {
    keep(last);
    setLoading(false);
  });
  useOtherTabs(check, keep);

  const session = useMemo<Session>(() => {
    const enter = ({ user: entered, sessionId }: SessionResponse) => {
      storeSessionId(sessionId);
      setLoggedOut(false);
      keep(entered);
      return entered;
    };
    return {
      user,
      isLoading,
      login: async (credentials) => enter(await postLogin(credentials)),
      register: async (account) => enter(await postRegister(account)),
      logout: () => {
        const sessionId = readSessionId();
        setLoggedOut(true);
        clear();
        if (sessionId !== null) keepSessionToEnd(sessionId);
        void endKeptSessions();
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

/** What the network kept from ending is tried again when the network, or the person, is back. */
const useNextReach = (askAgain: () => void) =>
  useEffect(() => {
    const retry = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [askAgain]);

/** A slow network is no network (design §5.4): whoever was signed in is shown until the venue says otherwise. */
const useLastUserWhenSlow = (isLoading: boolean, show: (last: AuthUser) => void) => {
  const isSlow = useTakesLong(isLoading, SLOW_NETWORK_MS);
  const showLast = useEffectEvent(() => {
    const last = readLastUser();
    if (last) show(last);
  });
  useEffect(() => {
    if (isSlow) showLast();
  }, [isSlow]);
};

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
  try {
    const { mirrorSession } = await import('#shared/offline/session-mirror');
    await mirrorSession(user && sessionId ? { sessionId, userId: user.id, name: fullNameOf(user) } : null);
  } catch (error) {
    console.warn('The outbox could not be told who is signed in.', error);
  }
};
