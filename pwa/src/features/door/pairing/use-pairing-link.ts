import { useEffect, useEffectEvent, useState } from 'react';
import { requestJson } from '#shared/http/http-client';
import { isSignedOut } from '#shared/http/http-error';
import { pauseUnlessOnline } from '#shared/lib/pause';
import { useSession } from '#shared/session/session-context';
import { withDoorDatabase } from '#features/door/store/door-database';
import { DEVICE_TOKEN, keepDevice, readDevice } from '#features/door/store/door-device';
import { wipeNight } from '#features/door/store/door-list';
import { isLockedToGuests } from '#features/door/store/door-lock-state';

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

/** While the venue does not answer, a device that is not paired asks again after this time. */
const ASKED_AGAIN_MS = 10_000;

/**
 * Pairs this device with the tablet's token of a link, once the venue has said that it knows it. Who types an address unpairs
 * nothing: a tablet that is locked to guests takes no link, and a paired one keeps what it has without an answer.
 * @returns whether this device was paired by it
 */
const pairByLink = async (token: string, signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    const [device, isLocked] = await Promise.all([withDoorDatabase(readDevice), isLockedToGuests()]);
    if (isLocked || device?.token === token) return false;
    const isKnown = await isKnownToVenue(token, signal);
    if (isKnown) {
      await keepDevice({ token });
      // E-mails on the list are hashed with the token they came for.
      await wipeNight({ unpairs: false });
      return true;
    }
    if (device || isKnown === false) return false;
    await pauseUnlessOnline(ASKED_AGAIN_MS, signal);
  }
  return false;
};

/** Undefined when the venue did not say. */
const isKnownToVenue = async (token: string, signal: AbortSignal): Promise<boolean | undefined> => {
  try {
    await requestJson('/api/door/device', { sessionId: token, credentials: 'omit', signal });
    return true;
  } catch (error) {
    return isSignedOut(error) ? false : undefined;
  }
};
