import type { NextFunction, Request, Response } from 'express';
import { hasSessionToken } from '#src/common/access/session-token.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { namePattern } from '#src/common/http/logging/route-pattern.js';
import { answerKeyOf } from './answer-key.js';
import { wantsLatest } from './own-change.js';
import {
  cacheControlOf,
  type Encoding,
  ENCODINGS,
  type PublicAnswers,
  type ReadyAnswer,
} from './public-answers.js';
import { seesMore } from './sees-more.js';

/** Refused where its weight is zero (RFC 9110 §12.5.3). */
const TAKEN: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

const encodingFor = ({ headers }: Request): Encoding | undefined =>
  ENCODINGS.find((encoding) => TAKEN[encoding].test(headers['accept-encoding'] ?? ''));

/**
 * Express middleware: answers visitors and signed-in guests from ready bytes, before anything else is asked.
 * @param findUser whose session the request brings; null when it has ended. Who sees more is left to the routes, and so is
 *   who has no live session
 */
export const servePublicAnswers =
  (answers: PublicAnswers, findUser: (request: Request) => Promise<SessionUser | null>) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const mayBeReady = request.method === 'GET' && !wantsLatest(request);
    const key = mayBeReady ? answerKeyOf(request) : undefined;
    if (key === undefined || !answers.find(key)) return next();
    if (hasSessionToken(request)) {
      const user = await findUser(request).catch(() => null);
      if (!user || seesMore(user)) return next();
    }
    // What was ready before the session was looked up may be outdated by now.
    const ready = answers.find(key);
    if (ready) sendReady(answers, ready, { request, response });
    else next();
  };

/** Sends an answer in the form this caller takes, or 304 to who has it already. Its status is the response's own. */
export const sendReady = (
  answers: PublicAnswers,
  ready: ReadyAnswer,
  { request, response }: { request: Request; response: Response },
): void => {
  namePattern(response, ready.pattern);
  response.setHeader('ETag', ready.etag);
  response.setHeader('Cache-Control', cacheControlOf(ready, request));
  response.setHeader('Vary', 'Authorization, Cookie, Accept-Encoding');
  if (ready.link) response.setHeader('Link', ready.link);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const encoding = encodingFor(request);
  const compressed = encoding && answers.compressedBody(ready, encoding);
  const body = compressed ?? ready.body;
  if (compressed) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', ready.contentType ?? 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
};
