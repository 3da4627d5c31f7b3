import { HttpError } from '#shared/http/http-error';

/** Answers that say nothing about the session: try again later (design §4 "Server faults"). */
const TEMPORARY_STATUSES = [408, 425, 429];

/**
 * What a failed `GET /api/auth/me` means. The server refusing the session ends it (spec §4); a network or a server that
 * is away proves nothing, and must not sign a guest out who stands at the door without reception.
 */
export const judgeSessionFailure = (error: unknown): 'sign-out' | 'keep' => {
  if (!(error instanceof HttpError)) return 'keep';
  return error.status >= 500 || TEMPORARY_STATUSES.includes(error.status) ? 'keep' : 'sign-out';
};
