/// <reference lib="webworker" />
import type { PushContent } from '#contract/messages';
import { isRecord } from '#shared/lib/problem';
import { noteUnread } from '#shared/offline/status/app-badge';
import { mirroredSession } from '#shared/offline/storage/session-mirror';
import { NEWS_PRESSED } from '#shared/push/pressed-news';
import { subscribeTo, tellVenueAgain } from '#shared/push/push-subscription';

declare const self: ServiceWorkerGlobalScope;

/** The venue's own, else the product's. */
const ICON = '/app/icon-192.png';

/** Shows push messages, opens what they are about, and tells the venue when the browser takes them elsewhere. */
export const handlePush = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(contentOf(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pageOf(event.notification.data)));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(subscribeAgain());
  });
};

/** A browser shows something of its own for a message that shows nothing. */
const UNREADABLE: PushContent = {
  id: 0,
  title: 'There is news from the venue',
  text: '',
  page: '/',
  tag: 'unreadable',
};

const contentOf = (data: PushMessageData | null): PushContent => {
  try {
    const content: unknown = data?.json();
    return isContent(content) ? content : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
};

const isContent = (value: unknown): value is PushContent =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  ['title', 'text', 'page', 'tag'].every((field) => typeof value[field] === 'string');

/** A second copy of a message, which a push service may send, stands in its place without a sound. */
const show = async ({ id, title, text, page, tag, waiting }: PushContent): Promise<void> => {
  const shown = await self.registration.getNotifications({ tag });
  const isCopy = shown.some(({ data }) => isRecord(data) && data.id === id);
  const options = { body: text, tag, icon: ICON, data: { id, page }, renotify: !isCopy, silent: isCopy };
  await self.registration.showNotification(title, options);
  if (waiting) await noteUnread(waiting.count, waiting.topic);
};

const pageOf = (data: unknown): string =>
  isRecord(data) && typeof data.page === 'string' && /^\/(?!\/)/.test(data.page) ? data.page : '/';

/**
 * In the window that shows the page, which is told to ask again for what it shows; else in a new one: in another somebody may have typed
 * what would be lost.
 */
const open = async (page: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => url === new URL(page, self.location.origin).href);
  if (shown) {
    shown.postMessage(NEWS_PRESSED);
    return void (await shown.focus().catch(() => undefined));
  }
  // Where the browser opens none, the page that is open goes there.
  await self.clients.openWindow(page).catch(() => windows[0]?.navigate(page));
};

/** A page is not open, so that the session is the one it told of last. */
const subscribeAgain = async (): Promise<void> => {
  const subscription = await subscribeTo(self.registration);
  const session = await mirroredSession();
  await tellVenueAgain(subscription, session && !session.refused ? session.sessionId : null);
};
