import { exchange } from './http-client';

/** A large file over a thin network. */
const LONGEST_MS = 10 * 60_000;

/**
 * Asks for a file that is made for who is signed in, by a command with a JSON body.
 * @throws HttpError for any answer that is not OK
 * @throws UnreachableError when the file did not come whole
 */
export const requestFile = async (path: string, command: unknown, name: string): Promise<File> => {
  const options = { method: 'POST', body: command, timeoutMs: LONGEST_MS } as const;
  const { headers, body } = await exchange(path, options, (response) => response.blob());
  return new File([body], name, { type: headers.get('content-type') ?? body.type });
};
