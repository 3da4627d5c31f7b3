import type { NextFunction, Request, Response } from 'express';

/** Most pages and files that are begun in one turn of the event loop; calls of the API go in between. */
const EACH_TURN = 8;

const waiting: NextFunction[] = [];
let begun = 0;

/**
 * Express middleware: requests for pages and files go on a few at a time, in order, and calls of the API at once. A thousand
 * pages that a crawler asks for at once do not hold up a check-in for as long as all of them take (design §8).
 */
export const pagesInTurn = (request: Request, _response: Response, next: NextFunction): void => {
  if (request.url.startsWith('/api/')) {
    next();
    return;
  }
  if (begun + waiting.length === 0) setImmediate(beginTurn);
  if (begun < EACH_TURN && waiting.length === 0) {
    begun += 1;
    next();
  } else waiting.push(next);
};

const beginTurn = (): void => {
  const batch = waiting.splice(0, EACH_TURN);
  begun = batch.length;
  if (begun > 0) setImmediate(beginTurn);
  for (const next of batch) next();
};
