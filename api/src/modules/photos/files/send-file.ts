import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { cachePublicly } from '#src/common/http/public-caching.js';
import { parseByteRange } from '#src/common/uploads/byte-range.js';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import type { ServedFile } from './uploads.service.js';

interface Exchange {
  storage: FileStorage;
  request: Request;
  response: Response;
}

/** Streams a stored file: whole (200), in part (206), unchanged (304) or not at all (416, HEAD). */
export const sendFile = async (file: ServedFile, { storage, request, response }: Exchange): Promise<void> => {
  describe(file, response);
  if (request.fresh) return void response.status(304).end();
  const range = parseByteRange(request.headers.range, file.size);
  if (range === 'unsatisfiable') {
    return void response.status(416).setHeader('Content-Range', `bytes */${file.size}`).end();
  }
  const stream = request.method === 'HEAD' ? undefined : await storage.open(file.key, range);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : file.size);
  if (range)
    response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  if (!stream) return void response.end();
  // Headers are out: a stream that breaks can only break the connection, which `pipeline` does.
  await pipeline(stream, response).catch(() => undefined);
};

const describe = ({ key, contentType, keeping }: ServedFile, response: Response): void => {
  response.setHeader('Content-Type', contentType);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Feeds name the pictures of shows, and readers put them on their own pages; faces of check-ins stay on ours.
  response.setHeader('Cross-Origin-Resource-Policy', keeping === 'public' ? 'cross-origin' : 'same-origin');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  if (keeping === 'private' || keeping === 'passing') {
    response.setHeader('Cache-Control', 'private, no-store');
    return;
  }
  cachePublicly(response, { isLasting: keeping === 'public' });
  // Files never change under their name, so the name is the validator.
  response.setHeader('ETag', `"${key}"`);
};
