import { HttpError } from './http-error';

/** The venue has no such thing: somebody else deleted it before. Not in `http-error`, which the first load has. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
