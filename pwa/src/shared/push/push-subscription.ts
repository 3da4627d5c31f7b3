import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { keptName } from '#shared/offline/storage/kept-names';
import { offlineDatabase as database, withOpenDatabase } from '#shared/offline/storage/offline-database';
import { deviceName } from '#contract/rules/device-name';

type Schemas = components['schemas'];

/** Under which the venue knows this browser; kept where the service worker finds it too. */
const KEY = 'pushKey';

/** This browser's own key, made once and kept. */
export const pushKey = (): Promise<string> =>
  withOpenDatabase(() => database.transaction('rw', database.settings, () => keptName(KEY)));

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

/**
 * Tells the venue where this browser takes push messages, and who is signed in.
 * @param sessionId whose call it is; the stored session's unless told
 * @returns this browser's key
 */
export const tellVenue = async (
  subscription: PushSubscription,
  sessionId?: string | null,
): Promise<string> => {
  const key = await pushKey();
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, device: deviceName(navigator.userAgent) };
  await requestJson(`/api/push-subscriptions/${key}`, { method: 'PUT', body, sessionId });
  return key;
};
