import { request } from '#shared/http/http-client';
import { pushKey, subscribeTo, tellVenue } from './push-subscription';

/** Longest wait for the service worker, in milliseconds: a first visit may still be installing it, some browsers have none. */
const WORKER_PATIENCE = 10_000;

/** Why this browser takes no push messages. */
export type NoPush = 'denied' | 'home-screen' | 'unsupported';

/** Where this browser takes push messages. */
export interface OwnPush {
  /** Its own name, which stays when they are turned off and on again. */
  key: string;
  /** The address at its push service; another one once they were turned off and on again. */
  endpoint: string;
}

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** What stands in the way of push messages; undefined while the person may be asked. On iOS they need the home screen. */
export const pushObstacle = (): NoPush | undefined => {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isIos() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
};

/**
 * Asks the person for push messages, where that makes sense: to be called for a tap that wants them.
 * @returns where they come, or why there are none
 * @throws HttpError, UnreachableError when the venue could not be told
 */
export const askForPush = async (): Promise<OwnPush | { obstacle: NoPush }> => {
  const obstacle = pushObstacle();
  if (obstacle) return { obstacle };
  if ((await Notification.requestPermission()) !== 'granted') return { obstacle: 'denied' };
  const registration = await workerRegistration();
  if (!registration) return { obstacle: 'unsupported' };
  const subscription = await subscribeTo(registration).catch((error: unknown) => {
    console.info('This browser takes no push messages.', error);
    return null;
  });
  if (!subscription) return { obstacle: 'unsupported' };
  return { key: await tellVenue(subscription), endpoint: endpointOf(subscription) };
};

/** Where this browser takes push messages, if it does. */
export const currentPush = async (): Promise<OwnPush | undefined> => {
  const subscription = await currentSubscription();
  return subscription ? { key: await pushKey(), endpoint: endpointOf(subscription) } : undefined;
};

const endpointOf = (subscription: PushSubscription): string => subscription.toJSON().endpoint ?? '';

/** Ends push messages at this browser. @throws UnreachableError when the venue could not be told; they go on then */
export const endPush = async (): Promise<void> => {
  const subscription = await currentSubscription();
  await request(`/api/push-subscriptions/${await pushKey()}`, { method: 'DELETE' });
  await subscription?.unsubscribe();
};

export const currentSubscription = async (): Promise<PushSubscription | null> => {
  if (pushObstacle() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const workerRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WORKER_PATIENCE)),
  ]);
