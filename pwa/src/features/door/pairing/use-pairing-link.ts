import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#shared/session/session-context';
import { DEVICE_TOKEN } from '#features/door/store/door-device';
import { pairByLink } from './pair-by-link';

/** Pairs this device by a link that ends in `#` and a tablet's token, as `npm start` prints it for the demo venue. */
export const usePairingLink = (): void => {
  const { logout } = useSession();
  const signOut = useEffectEvent(() => logout());
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (!DEVICE_TOKEN.test(token)) return;
    history.replaceState(history.state, '', location.pathname);
    const stop = new AbortController();
    pairByLink(token, stop.signal)
      .then((isPaired) => (isPaired ? signOut() : undefined))
      .catch((error: unknown) => console.warn('The link could not pair this tablet.', error));
    return () => stop.abort();
  }, [token]);
};
