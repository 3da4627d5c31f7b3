import type { Request, Response } from 'express';
import type { ServedAppPicture } from './venue-app.service.js';

/** Sends the bytes, for ever under an address that has the logo's version; or the way to the product's own picture. */
export const sendAppPicture = (
  picture: ServedAppPicture,
  { request, response }: { request: Request; response: Response },
): void => {
  if ('productAddress' in picture) {
    response.setHeader('Cache-Control', 'public, no-cache');
    response.redirect(302, picture.productAddress);
    return;
  }
  const { bytes, etag, isLasting } = picture;
  response.setHeader('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  response.setHeader('ETag', etag);
  if (request.fresh) response.status(304).end();
  else response.type('png').send(bytes);
};
