import { HttpError, UnreachableError } from './http-error';
import { parseNextPage } from './link-header';
import { readSessionId } from './stored-session-id';

/** A read that has not answered by then is treated like no network (design §5.4); it may still arrive. */
export const SLOW_NETWORK_MS = 5_000;

/** Longest wait for anything but an upload; the server is gone by then. */
const REQUEST_TIMEOUT_MS = 30_000;

interface JsonRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, with its content type; leave out for no body. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls the API as spec §7 says: cookies always, the bearer header when a session is stored.
 * @throws HttpError for any answer that is not OK
 * @throws UnreachableError when no answer of ours came back
 */
export const request = async (
  path: string,
  { method = 'GET', body, signal }: JsonRequest = {},
): Promise<Response> => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers: requestHeaders(body !== undefined),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new UnreachableError(error);
  }
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText);
  return response;
};

/** `request`, then its JSON. A captive portal's HTML counts as unreachable. */
export const requestJson = async <Answer>(path: string, options?: JsonRequest): Promise<Answer> =>
  readJson<Answer>(await request(path, options));

/** One page of a list route and the path of the next one, null on the last (design §4 "Lists"). */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}

export const requestPage = async <Row>(path: string, signal?: AbortSignal): Promise<ListPage<Row>> => {
  const response = await request(path, { signal });
  return { rows: await readJson<Row[]>(response), next: parseNextPage(response.headers.get('link')) };
};

const requestHeaders = (hasBody: boolean): Record<string, string> => {
  const sessionId = readSessionId();
  return {
    accept: 'application/json',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(sessionId ? { authorization: `Bearer ${sessionId}` } : {}),
  };
};

const readJson = async <Answer>(response: Response): Promise<Answer> => {
  try {
    // Our own API answers in the generated contract's shapes; its tests hold it to them.
    return (await response.json()) as Answer;
  } catch (error) {
    throw new UnreachableError(error);
  }
};
