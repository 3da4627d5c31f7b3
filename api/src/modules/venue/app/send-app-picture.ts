import type { Request, Response } from 'express';
import { cachePublicly } from '#src/common/http/public-caching.js';
import type { ServedAppPicture } from './venue-app.service.js';

/** Sends the bytes, for ever under an address that has the logo's version; or the way to the product's own picture. */
export const sendAppPicture = (
  picture: ServedAppPicture,
  { request, response }: { request: Request; response: Response },
): void => {
  if ('productAddress' in picture) {
    cachePublicly(response, { isLasting: false });
    response.redirect(302, picture.productAddress);
    return;
  }
  const { bytes, etag, isLasting } = picture;
  cachePublicly(response, { isLasting });
  response.setHeader('ETag', etag);
  if (request.fresh) response.status(304).end();
  else response.type('png').send(bytes);
};
