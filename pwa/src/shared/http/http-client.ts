import { HttpError, isSignedOut, UnreachableError } from './http-error';
import { parseNextPage } from './link-header';
import { announceRefusedSession } from './refused-session';
import { readSessionId } from './stored-session-id';
import { withTimeLimit } from './time-limit';

/** A read that has not answered by then is treated like no network (design §5.4); it may still arrive. */
export const SLOW_NETWORK_MS = 5_000;

/** Longest wait for anything but an upload; the server is gone by then. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Longest wait for a file to go up a thin network (design §4 "Server faults"). */
export const UPLOAD_TIMEOUT_MS = 180_000;

interface JsonRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, with its content type, a FormData as the form it is; leave out for no body. */
  body?: unknown;
  /** Sent beside our own, e.g. `If-Match` or `Idempotency-Key`. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until the call counts as unreachable, its body included; 30 seconds, for a form 3 minutes, unless told. */
  timeoutMs?: number;
  /** Whose call it is; the stored session's unless told. */
  sessionId?: string | null;
  /** Cookies; `include`, or `omit` without a session, unless told. */
  credentials?: RequestCredentials;
  /** Lets the call finish when the page is left meanwhile. */
  keepalive?: boolean;
}

interface Answer {
  headers: Headers;
  text: string;
}

/**
 * Calls the API as spec §7 says: the bearer header when a session is stored, cookies with it. Without a session a call
 * takes no cookie along: one left over from a sign-out the venue has not heard of must not speak (decision 7). That the
 * venue refuses the stored session is announced.
 * @throws HttpError for any answer that is not OK
 * @throws UnreachableError when no answer of ours came back
 */
export const request = async (path: string, options: JsonRequest = {}): Promise<Answer> => {
  const { headers, body } = await exchange(path, options, (response) => response.text());
  return { headers, text: body };
};

/** `request`, then its JSON. A captive portal's HTML counts as unreachable. */
export const requestJson = async <Json>(path: string, options?: JsonRequest): Promise<Json> =>
  parseJson<Json>(await request(path, options));

/** One page of a list route and the path of the next one, null on the last (design §4 "Lists"). */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}

export const requestPage = async <Row>(
  path: string,
  options: Pick<JsonRequest, 'signal' | 'sessionId'>,
): Promise<ListPage<Row>> => {
  const answer = await request(path, options);
  return { rows: parseJson<Row[]>(answer), next: parseNextPage(answer.headers.get('link')) };
};

/**
 * `request` for an answer of any kind.
 * @param read takes the answer's body, within the time that the call has
 */
export const exchange = async <Body extends string | Blob>(
  path: string,
  options: JsonRequest,
  read: (response: Response) => Promise<Body>,
): Promise<{ headers: Headers; body: Body }> => {
  const { sessionId = readSessionId() } = options;
  const { response, body } = await fetchWhole(path, { ...options, sessionId }, read);
  if (response.ok) return { headers: response.headers, body };
  const text = typeof body === 'string' ? body : await body.text();
  const refusal = new HttpError(response.status, text, response.statusText);
  if (sessionId !== null && isSignedOut(refusal)) announceRefusedSession(sessionId);
  throw refusal;
};

const fetchWhole = async <Body>(
  path: string,
  options: JsonRequest & { sessionId: string | null },
  read: (response: Response) => Promise<Body>,
) => {
  const { method = 'GET', body, sessionId, signal, keepalive } = options;
  const isForm = body instanceof FormData;
  const { timeoutMs = isForm ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS } = options;
  try {
    return await withTimeLimit(timeoutMs, signal, async (limited) => {
      const response = await fetch(path, {
        method,
        credentials: options.credentials ?? (sessionId === null ? 'omit' : 'include'),
        headers: { ...requestHeaders(sessionId, body !== undefined && !isForm), ...options.headers },
        // Undefined stays undefined.
        body: isForm ? body : JSON.stringify(body),
        signal: limited,
        keepalive,
      });
      return { response, body: await read(response) };
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new UnreachableError(error);
  }
};

const requestHeaders = (sessionId: string | null, isJson: boolean): Record<string, string> => ({
  accept: 'application/json',
  ...(isJson ? { 'content-type': 'application/json' } : {}),
  ...(sessionId ? { authorization: `Bearer ${sessionId}` } : {}),
});

const parseJson = <Json>({ text }: Answer): Json => {
  try {
    // Our own API answers in the generated contract's shapes; its tests hold it to them.
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new UnreachableError(error);
  }
};
