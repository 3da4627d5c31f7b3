import type { ErrorKind } from './domain-error.js';

export const PROBLEM_STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  clash: 409,
  stale: 412,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
  'storage-full': 507,
};
