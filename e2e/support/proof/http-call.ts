import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * A call by `node:http`, for networks that break all the time: Node's `fetch` was seen to leave one unanswered for ever among
 * them, though nothing was on its way and it was aborted.
 * @throws Error when the answer does not arrive whole
 */
export const callWith = async (url: string, { method, headers, body, signal }: Call): Promise<Answer> => {
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  const content = Buffer.from(await encoded.arrayBuffer());
  const call = request(url, {
    method,
    signal,
    headers: { ...(type && { 'content-type': type }), ...headers },
  });
  const answered = once(call, 'response');
  // Also what breaks after the answer has begun: its reader hears of that.
  call.on('error', () => {});
  call.end(content);
  const [answer] = (await answered) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
};
