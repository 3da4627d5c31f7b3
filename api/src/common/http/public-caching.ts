import type { Response } from 'express';

const LASTING = 'max-age=31536000, immutable';

/**
 * Lets caches keep a picture that everybody may see: for ever under its address, or asking each time whether it still stands.
 * One that brings the caller's session cookie along is nobody else's to keep.
 */
export const cachePublicly = (response: Response, { isLasting }: { isLasting: boolean }): void => {
  const keeper = response.hasHeader('Set-Cookie') ? 'private' : 'public';
  response.setHeader('Cache-Control', `${keeper}, ${isLasting ? LASTING : 'no-cache'}`);
};
