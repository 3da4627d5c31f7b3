import { jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followPressedNews } from '#shared/push/pressed-news';
import { handlePush } from './push-events';

/** The browser around the worker: its windows, and how it tells a page something. */
const workers = new EventTarget();
const windowAt = (path: string) => ({
  url: location.origin + path,
  focus: jest.fn(() => Promise.resolve()),
  postMessage: (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data })),
});
let windows: ReturnType<typeof windowAt>[] = [];
const openWindow = jest.fn(() => Promise.resolve(null));

Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
Object.assign(globalThis, { clients: { matchAll: () => Promise.resolve(windows), openWindow } });
handlePush();

/** Somebody presses the notification that leads to this page. */
const press = async (page: string): Promise<void> => {
  const work: Promise<unknown>[] = [];
  const notification = { close: () => undefined, data: { id: 1, page } };
  const waitUntil = (part: Promise<unknown>) => void work.push(part);
  self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await Promise.all(work);
};

describe('a press on a notification', () => {
  afterEach(() => jest.clearAllMocks());

  it('leads to the window that shows its page, which asks again for what it shows', async () => {
    const client = new QueryClient();
    const read = jest.fn(() => Promise.resolve('the show'));
    const query = { queryKey: ['/api/events', 5], queryFn: read, staleTime: Infinity };
    await client.fetchQuery(query);
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    const stop = followPressedNews(client);
    windows = [windowAt('/events/5')];

    await press('/events/5');

    expect(windows[0]?.focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
    expect(read).toHaveBeenCalledTimes(2);
    stop();
    leave();
  });

  it('opens a window of its own where none shows its page', async () => {
    windows = [windowAt('/account')];
    await press('/events/5');
    expect(openWindow).toHaveBeenCalledWith('/events/5');
    expect(windows[0]?.focus).not.toHaveBeenCalled();
  });
});
