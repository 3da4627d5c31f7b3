import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem';
import { requestJson } from './http-client';

/** The header of a command that takes effect once, however often it is sent with this key. */
export const underKey = (key: string) => ({ [IDEMPOTENCY_KEY_HEADER]: key });

/** Sends a command whose key is made when its form opens: however often it is sent, it takes effect once. */
export const sendOnce = <Answer>(path: string, body: unknown, key: string, method: 'POST' | 'PUT' = 'POST') =>
  requestJson<Answer>(path, { method, body, headers: underKey(key) });

/** The header of a change that is based on this version; of any other one it is refused with 412. */
export const ifAt = (version: number) => ({ 'if-match': `"${version}"` });
