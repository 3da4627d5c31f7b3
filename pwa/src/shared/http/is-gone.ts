import { isRefused } from './http-error';

/** Whether the venue has no such row, since somebody else deleted it. Not in `http-error`, which is part of the first load. */
export const isGone = (error: unknown): boolean => isRefused(error) && error.status === 404;
