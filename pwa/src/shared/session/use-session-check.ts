import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { requestJson, SLOW_NETWORK_MS } from '#shared/http/http-client';
import { isSignedOut } from '#shared/http/http-error';
import { onSessionRefused } from '#shared/http/refused-session';
import { readSessionId, SESSION_ID_KEY } from '#shared/http/stored-session-id';
import { isServedPage } from '#shared/ui/page/served-page';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { readLastUser, type AuthUser } from './auth-user';
import { endKeptSessions } from '#shared/session/sign-out/sessions-to-end';

interface SessionCheck {
  /** Holds until the initial check ends (spec §4). */
  isLoading: boolean;
  /** Asks the venue whose the stored session is. */
  check: () => Promise<void>;
}

/**
 * Asks whose the stored session is at the start, when the network or the person is back, when another tab has changed it,
 * and when the venue has refused it. Both functions must stay the same from render to render.
 * @param keep shows and keeps who is signed in, null for nobody
 * @param clear forgets the stored session, and whose it was
 */
export const useSessionCheck = (keep: (user: AuthUser | null) => void, clear: () => void): SessionCheck => {
  const [isLoading, setLoading] = useState(() => !isServedPage() && readSessionId() !== null);
  const needsCheck = useRef(false);
  const underWay = useRef(0);

  const check = useCallback(async () => {
    const sessionId = readSessionId();
    if (sessionId === null) return setLoading(false);
    underWay.current += 1;
    try {
      const me = await requestJson<AuthUser>('/api/auth/me');
      needsCheck.current = false;
      if (readSessionId() === sessionId) keep(me);
    } catch (error) {
      console.warn('The current user could not be loaded.', error);
      // A network, a server that is away or a proxy's page prove nothing, and sign nobody out at the door (decision 7).
      needsCheck.current = !isSignedOut(error);
      if (readSessionId() !== sessionId) return;
      if (needsCheck.current) keep(readLastUser());
      else clear();
    } finally {
      underWay.current -= 1;
      setLoading(false);
    }
  }, [clear, keep]);

  const start = useCallback(() => {
    void endKeptSessions();
    void check();
  }, [check]);
  const askAgain = useCallback(() => {
    void endKeptSessions();
    if (needsCheck.current) void check();
  }, [check]);
  const doubt = useCallback(() => {
    // Signing out closes the form, and what was typed with it (decision 7).
    if (hasUnsavedWork()) return;
    // The check's own refusal is one of those that are announced.
    if (underWay.current === 0) void check();
  }, [check]);

  // A page from the server is nobody's until it has become the app.
  useLayoutEffect(() => setLoading(readSessionId() !== null), []);
  useEffect(start, [start]);
  useEffect(() => onSessionRefused(doubt), [doubt]);
  useNextReach(askAgain);
  useLastUserWhenSlow(isLoading, (last) => {
    keep(last);
    setLoading(false);
  });
  useOtherTabs(check, keep);
  return { isLoading, check };
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

/** A slow network is no network (design §5.4): the last signed-in person is shown until the venue says otherwise. */
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
