import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

const SECOND = 1_000;
const UPLOAD_MS = 5 * 60 * SECOND;
/** As long as a phone waits for the answer. */
const OTHERS_MS = 30 * SECOND;

/** Uploads get minutes, other requests seconds (design §4 "Server faults"). */
export const setServerDeadlines = (server: Server): void => {
  server.headersTimeout = 15 * SECOND;
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = 65 * SECOND;
};

/** Express middleware: hangs up on a request that has been silent for too long. */
export const requestDeadlines = (request: Request, _response: Response, next: NextFunction): void => {
  request.setTimeout(request.is('multipart/form-data') ? UPLOAD_MS : OTHERS_MS, () => request.destroy());
  next();
};
