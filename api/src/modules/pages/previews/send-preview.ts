import type { Request, Response } from 'express';
import { cachePublicly } from '#src/common/http/public-caching.js';
import type { FoundPreview } from './previews.service.js';

/** Sends a preview, which any site may show, or says where it is by now. */
export const sendPreview = (
  found: FoundPreview,
  { request, response }: { request: Request; response: Response },
): void => {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if ('movedTo' in found) {
    response.setHeader('Cache-Control', 'no-cache');
    return response.redirect(302, found.movedTo);
  }
  cachePublicly(response, found);
  // Never another picture under the same name.
  response.setHeader('ETag', `"${request.path}"`);
  if (request.fresh) return void response.status(304).end();
  response.type('image/jpeg').send(found.jpeg);
};
