import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { HttpError } from '#shared/http/http-error';
import { keptName } from '#shared/offline/storage/kept-names';
import { inTransaction, offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { deviceName } from '#contract/rules/device-name';

type Schemas = components['schemas'];

/** Under which the venue knows this browser; kept where the service worker finds it too. */
const KEY = 'pushKey';

/** This browser's own key, made once and kept. */
export const pushKey = (): Promise<string> => inTransaction([database.settings], () => keptName(KEY));

/**
 * Has the browser take push messages of this venue; asks nobody anything. One of another venue's key, as after a restore, is
 * ended first.
 */
export const subscribeTo = async (registration: ServiceWorkerRegistration): Promise<PushSubscription> => {
  const { publicKey } = await requestJson<Schemas['PushKeyResponse']>('/api/push-key');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
};

interface Telling {
  /** Whose call it is; the stored session's unless told. */
  sessionId?: string | null;
  /** The app says so by itself: nobody asks for push messages here at this moment. */
  isRepeat?: boolean;
}

/**
 * Tells the venue where this browser takes push messages, and who is signed in.
 * @returns this browser's key
 */
export const tellVenue = async (
  subscription: PushSubscription,
  { sessionId, isRepeat }: Telling = {},
): Promise<string> => {
  const key = await pushKey();
  const { endpoint, keys } = subscription.toJSON();
  const device = deviceName(navigator.userAgent);
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, device, isRepeat };
  await requestJson(`/api/push-subscriptions/${key}`, { method: 'PUT', body, sessionId });
  return key;
};

/** Tells it again, without anybody's asking. Once they were turned off for this browser, as from another one, it ends them, too. */
export const tellVenueAgain = async (
  subscription: PushSubscription,
  sessionId?: string | null,
): Promise<void> => {
  try {
    await tellVenue(subscription, { sessionId, isRepeat: true });
  } catch (error) {
    if (!(error instanceof HttpError) || error.problem?.code !== 'notifications.browser-ended') throw error;
    await subscription.unsubscribe();
  }
};
