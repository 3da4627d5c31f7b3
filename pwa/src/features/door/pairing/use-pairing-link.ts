import { useEffect } from 'react';
import { useSession } from '#shared/session/session-context';
import { DEVICE_TOKEN, keepDevice } from '#features/door/store/door-device';

/**
 * Pairs this device by a link that ends in `#` and a tablet's token, as `npm start` prints it for the demo venue. A token that
 * the venue does not take is forgotten at the first contact.
 */
export const usePairingLink = (): void => {
  const { logout } = useSession();
  useEffect(() => {
    const token = location.hash.slice(1);
    if (!DEVICE_TOKEN.test(token)) return;
    history.replaceState(history.state, '', location.pathname);
    void keepDevice({ token }).then(logout);
  }, [logout]);
};
