import { isRefused } from './http-error';

/** Whether the venue has no such row any more. Not in `http-error`, which is part of the first load. */
export const isGone = (error: unknown): boolean => isRefused(error) && error.status === 404;
