import { ExpirationPlugin } from 'workbox-expiration';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';

const DAY_SECONDS = 24 * 60 * 60;

const isPicture: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith('/uploads/') && request.destination === 'image';

/** Photos that not everyone may see are answered without leave to be kept, and stay out. */
const mayBeKept = (response: Response): boolean =>
  response.status === 200 && /\b(public|immutable)\b/.test(response.headers.get('cache-control') ?? '');

/**
 * Gallery thumbnails and the logo. Kept under their path alone: the logo is asked for with a time in its address, and must
 * not leave one copy per visit (design §5.7).
 */
export const PICTURE_ROUTE = [
  isPicture,
  new CacheFirst({
    cacheName: 'pictures',
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
