import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { requestJson, SLOW_NETWORK_MS } from '#shared/http/http-client';
import { isSignedOut } from '#shared/http/http-error';
import { onSessionRefused } from '#shared/http/refused-session';
import { readSessionId } from '#shared/http/stored-session-id';
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

/** The stored session as this page read it last: its person is shown, or asked for. */
type LastRead = RefObject<string | null>;

/**
 * Asks whose the stored session is at the start, when the network or the person is back, when another tab has changed it,
 * and when the venue has refused it. All three must stay the same from render to render.
 * @param keep shows and keeps who is signed in, null for nobody
 * @param clear forgets the stored session, and whose it was
 */
export const useSessionCheck = (
  lastRead: LastRead,
  keep: (user: AuthUser | null) => void,
  clear: () => void,
): SessionCheck => {
  const [isLoading, setLoading] = useState(() => !isServedPage() && readSessionId() !== null);
  const needsCheck = useRef(false);
  const underWay = useRef(0);

  const check = useCallback(async () => {
    const sessionId = readSessionId();
    if (sessionId === null) {
      if (lastRead.current !== null) keep(null);
      return setLoading(false);
    }
    lastRead.current = sessionId;
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
  }, [clear, keep, lastRead]);

  // A page from the server is nobody's until it has become the app.
  useLayoutEffect(() => setLoading(readSessionId() !== null), []);
  useNextReach(check, needsCheck, lastRead);
  useEffect(
    () =>
      onSessionRefused(() => {
        // Signing out closes the form, and what was typed with it (decision 7). The check's own refusal is announced, too.
        if (!hasUnsavedWork() && underWay.current === 0) void check();
      }),
    [check],
  );
  useLastUserWhenSlow(isLoading, (last) => {
    keep(last);
    setLoading(false);
  });
  return { isLoading, check };
};

/**
 * Asks at the start; what the network kept from ending is tried again when the network, or the person, is back. Signing in
 * or out in one tab does the same in the others: what is stored now counts, as a page that slept hears late of each change,
 * or, out of the back-forward cache, of none.
 */
const useNextReach = (check: () => Promise<void>, needsCheck: RefObject<boolean>, lastRead: LastRead) =>
  useEffect(() => {
    const follow = () => {
      if (readSessionId() !== lastRead.current) void check();
    };
    const askAgain = () => {
      endKeptSessions();
      if (needsCheck.current) void check();
      else follow();
    };
    const retry = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    const stopping = new AbortController();
    const { signal } = stopping;
    askAgain();
    window.addEventListener('online', retry, { signal });
    document.addEventListener('visibilitychange', retry, { signal });
    window.addEventListener('pageshow', follow, { signal });
    window.addEventListener('storage', follow, { signal });
    return () => stopping.abort();
  }, [check, lastRead, needsCheck]);

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
