import { isSignedOut } from '#shared/http/http-error';

/**
 * What a failed `GET /api/auth/me` means. Only the venue's own 401, in its own error shape, ends the session (spec §4): a
 * network, a server that is away or a proxy's page prove nothing, and must not sign a guest out who stands at the door
 * without reception (decision 7).
 */
export const judgeSessionFailure = (error: unknown): 'sign-out' | 'keep' =>
  isSignedOut(error) ? 'sign-out' : 'keep';
