import { setTimeout as pause } from 'node:timers/promises';
import { type NextFunction, type Request, type Response, Router } from 'express';

/** A page does not wait longer for what only makes it faster. */
const LONGEST_WAIT_MS = 100;

/**
 * Names the picture that `/` shows first in the header of its answer (RFC 8288, `rel=preload`): a browser then fetches it
 * beside the app, not once the app has read the events.
 * @param find its address, if there is one. A page comes without when this fails or takes long
 */
export const preloadPicture = (find: () => Promise<string | undefined>): Router =>
  Router().get('/', async (_request: Request, response: Response, next: NextFunction) => {
    const address = await Promise.race([find().catch(() => undefined), pause(LONGEST_WAIT_MS)]);
    if (address) response.setHeader('Link', `<${address}>; rel=preload; as=image`);
    next();
  });
