import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem';
import { withTimeLimit } from '#shared/http/time-limit';
import type { Answer } from './answer-verdict';

/** No answer came: no network, a time-out, a connection cut off. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

const DEFAULT_TIMEOUT = 30_000;

export interface OutboxInit {
  /** POST unless told. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: FormData | string;
  contentType?: string;
  timeoutMs?: number;
  /** A tablet's own session, of an entry that is nobody's. */
  bearer?: string;
}

/** What one call of the outbox carries. `bearer` is the owner's session; null sends it as nobody. */
interface OutboxCall extends Omit<OutboxInit, 'bearer'> {
  path: string;
  key: string;
  bearer: string | null;
}

/**
 * Makes one call without cookies, so that it is never sent as the person signed in now (design §5.2), and
 * without following redirects, which are a captive portal's.
 * @throws NoAnswerError
 */
export const makeOutboxCall = async (call: OutboxCall): Promise<Answer> => {
  const headers = new Headers({ Accept: 'application/json', [IDEMPOTENCY_KEY_HEADER]: call.key });
  if (call.contentType) headers.set('Content-Type', call.contentType);
  if (call.bearer) headers.set('Authorization', `Bearer ${call.bearer}`);
  try {
    return await withTimeLimit(call.timeoutMs ?? DEFAULT_TIMEOUT, undefined, async (signal) => {
      const response = await fetch(new URL(call.path, self.location.origin), {
        method: call.method ?? 'POST',
        headers,
        body: call.body,
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'manual',
        signal,
      });
      return {
        status: response.status,
        json: await jsonOf(response),
        retryAfter: response.headers.get('retry-after'),
      };
    });
  } catch (cause) {
    throw new NoAnswerError('no answer', { cause });
  }
};

/** The body when it says it is JSON and is; a body cut off counts as no answer. */
const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
