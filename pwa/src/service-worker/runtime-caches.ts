import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { PICTURE_CACHES } from '#shared/offline/storage/picture-caches';

const DAY_SECONDS = 24 * 60 * 60;

/** A photo as a guest or a venue took it, by its size; none stands for the one to take home. */
const PHOTO = /^\/uploads\/photo-[0-9a-f]+(?:-(\d+))?\.(?:webp|jpg)$/;

/** Sizes that a grid shows. The larger ones are for a look: the browser's own cache has them. */
const THUMBNAIL_SIZES = new Set(['320', '480']);

const isUploaded = ({ url, request, sameOrigin }: Parameters<RouteMatchCallback>[0]): boolean =>
  sameOrigin && url.pathname.startsWith('/uploads/') && request.destination === 'image';

const isPicture: RouteMatchCallback = (options) => isUploaded(options) && !PHOTO.test(options.url.pathname);

const isThumbnail: RouteMatchCallback = (options) =>
  isUploaded(options) && THUMBNAIL_SIZES.has(PHOTO.exec(options.url.pathname)?.[1] ?? '');

/** Only what is answered as immutable: guests' photos, shared or not, never are, and stay out (decision 25). */
const mayBeKept = (response: Response): boolean =>
  response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '');

/** Gallery thumbnails, those seen last (design §5.7). */
export const THUMBNAIL_ROUTE = [
  isThumbnail,
  new CacheFirst({
    cacheName: PICTURE_CACHES.thumbnails,
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(mayBeKept(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
] as const;

/**
 * Pictures of events and artists, and the logo. Kept under their path alone: the logo is asked for with a time in its address, and must
 * not leave one copy per visit (design §5.7).
 */
export const PICTURE_ROUTE = [
  isPicture,
  new CacheFirst({
    cacheName: PICTURE_CACHES.pictures,
    matchOptions: { ignoreSearch: true },
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request.url)),
        cacheWillUpdate: ({ response }) => Promise.resolve(mayBeKept(response) ? response : null),
      },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
] as const;

const isHeicDecoder: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && /^\/assets\/heic-to.*\.js$/.test(url.pathname);

/** Three megabytes that most phones never need: kept from the first use on, not from the first visit. */
export const HEIC_DECODER_ROUTE = [
  isHeicDecoder,
  new CacheFirst({ cacheName: 'heic-decoder', plugins: [new ExpirationPlugin({ maxEntries: 1 })] }),
] as const;

const pathOf = (address: string): string => {
  const url = new URL(address);
  return url.origin + url.pathname;
};
