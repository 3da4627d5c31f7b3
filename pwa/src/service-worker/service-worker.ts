/// <reference lib="webworker" />
import { clientsClaim, type RouteHandlerCallback } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { KEEP_REST } from '#app/start/first-visit';
import { registerOutboxHandlers } from '#app/outbox-handlers';
import { doorActHandler } from '#features/door/acts/door-act.outbox';
import { DOOR_PAGE, isDoorLocked } from '#shared/offline/storage/door-lock';
import { SYNC_TAG } from '#shared/offline/wakes/background-sync';
import { handlePush } from './push-events';
import { HEIC_DECODER_ROUTE, PICTURE_ROUTE, THUMBNAIL_ROUTE } from './runtime-caches';
import { sendFromWorker } from './send-from-worker';
import { SteppedPrecache, type PrecachedFile } from './stepped-precache';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's Background Sync, which the DOM types do not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Static routing (Service Workers, `InstallEvent.addRoutes`), which some browsers and the DOM types do not know. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}

// The shell, its lazy parts and the fonts are on the phone after the first visit, so every page opens without a network.
const precache = new SteppedPrecache(self.__WB_MANIFEST as PrecachedFile[]);
const { controller } = precache;
self.addEventListener('install', (event: InstallEvent) => {
  precache.install(event, self.registration.active !== null);
  // Nothing here answers for the API (design §5.7): where it can, the browser asks it without starting this worker.
  void event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
});
self.addEventListener('activate', (event) => void controller.activate(event));
cleanupOutdatedCaches();
// A guest who loses the network during the very first visit is served from here.
clientsClaim();

// The start page is a page like any other: it goes the way of all pages, below.
registerRoute(new PrecacheRoute(controller, { directoryIndex: '' }));
const shell = controller.createHandlerBoundToURL('/index.html');
// A tablet that is locked to guests has one page, whatever address somebody types.
const page: RouteHandlerCallback = async (options) =>
  options.url.pathname !== DOOR_PAGE && (await isDoorLocked())
    ? Response.redirect(DOOR_PAGE)
    : shell(options);
// Who opens a file or the API's own pages gets those, and not the app: `/sitemap.xml`, a picture.
registerRoute(
  new NavigationRoute(page, {
    denylist: [/^\/(api|app|feeds|embed|metrics)(\/|$)/, /^[^?]*\.[a-z\d]{1,8}(\?|$)/i],
  }),
);
// Workbox routes see GET only; the API has none, so its answers are never kept.
registerRoute(...PICTURE_ROUTE);
registerRoute(...THUMBNAIL_ROUTE);
registerRoute(...HEIC_DECODER_ROUTE);

registerOutboxHandlers(doorActHandler);
handlePush();

self.addEventListener('sync', (event) => {
  if (isSyncEvent(event) && event.tag === SYNC_TAG) event.waitUntil(sendFromWorker());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  // A new version takes over only on the person's word (design §5.8).
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type !== KEEP_REST) return;
  // A page that was on its way when the worker took over the others has none yet.
  event.waitUntil(self.clients.claim());
  event.waitUntil(precache.keepRest(event).catch(() => undefined));
});

const isSyncEvent = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;
