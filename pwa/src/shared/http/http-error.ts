import type { Problem } from '#contract/problem';
import { readProblem } from '#shared/lib/problem';

/**
 * Any answer that is not OK (spec §7). `message` is the status code, a colon, a space, then the body text, or the
 * status text when the body is empty; `problem` is the same body once read as the API's one error shape.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.problem = parseProblem(body);
  }
}

/** No answer of ours came back: no network, a captive portal, or a server that is not there. */
export class UnreachableError extends Error {
  constructor(cause?: unknown) {
    super('No connection to the venue.', { cause });
    this.name = 'UnreachableError';
  }
}

const RETRIED_STATUSES = [408, 425, 429];

/** The same may be answered otherwise later: the venue is in trouble, or was asked too often. */
export const isTemporary = (status: number): boolean => status >= 500 || RETRIED_STATUSES.includes(status);

/** In its own error shape: a proxy's page is no word of the venue (decision 9). */
const isVenuesWord = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.problem !== null;

/** The venue has answered that it will not, or has no such thing: asking the same again changes nothing. */
export const isRefused = (error: unknown): error is HttpError =>
  isVenuesWord(error) && !isTemporary(error.status);

/**
 * The venue itself, in its own error shape, does not take the session that the call was sent with, or the password. Only that
 * ends a session (spec §4).
 */
export const isSignedOut = (error: unknown): boolean => isVenuesWord(error) && error.status === 401;

/** Somebody else has changed it since the version that the call named. */
export const isChangedMeanwhile = (error: unknown): boolean => isVenuesWord(error) && error.status === 412;

/** The server's own words when it sent any, else the default of spec §8. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && error.problem?.message) || fallback;

/** An error body as the API's error shape; null for anything else, such as a proxy's HTML page. */
const parseProblem = (body: string): Problem | null => {
  try {
    return readProblem(JSON.parse(body));
  } catch {
    return null;
  }
};
