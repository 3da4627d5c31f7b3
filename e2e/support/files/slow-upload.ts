import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

/** An upload whose second half is sent when the test says so. */
export interface HalfSent {
  /** Sends the rest; resolves to the status and the parsed answer, fails when the connection is cut. */
  finish: () => Promise<{ status: number; body: unknown }>;
}

/** Sends the head of a verification photo, waits until the API has read it, and sends half of the rest. */
export const startUpload = async (
  address: string,
  { eventId, key, photo }: { eventId: number; key: string; photo: Buffer },
): Promise<HalfSent> => {
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'true');
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'door.png');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const half = Math.floor(body.length / 2);
  const call = request(`${address}/api/event-photos/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
      'idempotency-key': key,
      expect: '100-continue',
    },
  });
  const answer = answerTo(call);
  // Anyone who finishes hears of a failure; until then it must not end the test run.
  answer.catch(() => {});
  call.flushHeaders();
  await Promise.race([once(call, 'continue'), answer]);
  await new Promise<void>((resolve) => call.write(body.subarray(0, half), () => resolve()));
  return {
    finish: () => {
      call.end(body.subarray(half));
      return answer;
    },
  };
};

const answerTo = async (call: ClientRequest): Promise<{ status: number; body: unknown }> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(response, 'end');
  return { status: response.statusCode ?? 0, body: JSON.parse(text) };
};
