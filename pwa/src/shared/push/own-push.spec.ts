import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import 'fake-indexeddb/auto';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { askForPush } from './ask-for-push';
import { ownPushQuery, refreshPush } from './own-push';

const PUT = 'PUT /api/push-subscriptions/:key';
const network = fakeNetwork({
  'GET /api/push-key': () => json({ publicKey: 'B'.repeat(87) }),
  [PUT]: ({ params }) => json({ key: params.key }),
});

const unsubscribe = jest.fn(() => Promise.resolve(true));

/** A browser that takes push messages. */
const haveBrowser = () => {
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }), unsubscribe };
  const answer = () => Promise.resolve(subscription);
  const registration = { pushManager: { subscribe: answer, getSubscription: answer } };
  const permission = 'granted';
  const parts = { PushManager: {}, Notification: { permission, requestPermission: () => permission } };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
};

describe('push messages of this browser', () => {
  beforeAll(haveBrowser);
  beforeEach(() => unsubscribe.mockClear());

  it('are told to the venue again, as what nobody asks for now', async () => {
    await refreshPush(new QueryClient());
    await askForPush();
    expect(network.commands().map(({ body }) => (body as { isRepeat?: boolean }).isRepeat)).toEqual([
      true,
      undefined,
    ]);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('end here, too, once they were turned off from another device', async () => {
    network.on(PUT, () => problem(409, 'notifications.browser-ended', 'Notifications were turned off'));
    const client = new QueryClient();
    client.setQueryData(ownPushQuery.queryKey, null);
    await refreshPush(client);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(client.getQueryState(ownPushQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it('stay where the venue refuses for another reason', async () => {
    network.on(PUT, () => problem(429, 'notifications.too-many', 'Too many'));
    await expect(refreshPush(new QueryClient())).rejects.toThrow('429');
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});
