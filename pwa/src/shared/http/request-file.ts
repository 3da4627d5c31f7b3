import { HttpError, UnreachableError } from './http-error';
import { readSessionId } from './stored-session-id';
import { withTimeLimit } from './time-limit';

/** A large file over a thin network. */
const LONGEST_MS = 10 * 60_000;

/**
 * Asks for a file that is made for who is signed in, by a command with a JSON body.
 * @throws HttpError for any answer that is not OK
 * @throws UnreachableError when the file did not come whole
 */
export const requestFile = async (path: string, body: unknown, name: string): Promise<File> => {
  const sessionId = readSessionId();
  const headers = {
    'content-type': 'application/json',
    ...(sessionId ? { authorization: `Bearer ${sessionId}` } : {}),
  };
  const { response, bytes } = await withTimeLimit(LONGEST_MS, undefined, async (signal) => {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    return { response: answer, bytes: await answer.blob() };
  }).catch((error: unknown) => {
    throw new UnreachableError(error);
  });
  if (!response.ok) throw new HttpError(response.status, await bytes.text(), response.statusText);
  return new File([bytes], name, { type: response.headers.get('content-type') ?? bytes.type });
};
