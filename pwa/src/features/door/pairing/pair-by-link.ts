import { requestJson } from '#shared/http/http-client';
import { isSignedOut } from '#shared/http/http-error';
import { pauseUnlessOnline } from '#shared/lib/pause';
import { withDoorDatabase } from '#features/door/store/door-database';
import { keepDevice, readDevice } from '#features/door/store/door-device';
import { wipeNight } from '#features/door/store/door-list';
import { isLockedToGuests } from '#features/door/store/door-lock-state';

/** While the venue does not answer, a device that is not paired asks again after this time. */
const ASKED_AGAIN_MS = 10_000;

/**
 * Pairs this device with the tablet's token of a link, once the venue has said that it knows it. Who types an address unpairs
 * nothing: a tablet that is locked to guests takes no link, and a paired one keeps what it has without an answer.
 * @returns whether this device was paired by it
 */
export const pairByLink = async (token: string, signal: AbortSignal): Promise<boolean> => {
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
