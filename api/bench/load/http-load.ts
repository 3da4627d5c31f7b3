import { connect, type Socket } from 'node:net';

/** One request as it goes over the wire; the parts are written one after the other without being copied. */
export type WireRequest = readonly Buffer[];

export interface Load {
  port: number;
  connections: number;
  /** After this no new request starts; those on their way are waited for and counted. */
  seconds: number;
  /** Most requests to send; fewer when the time is up before. */
  most?: number;
  /** @param index counts the requests of this load from 0 */
  request: (index: number) => WireRequest;
  /** The only status that is right, or those; any other ends the load with an error. */
  expectedStatus: number | readonly number[];
  /** From an answer to the next request on its connection; the first are spread over as long. */
  pauseMs?: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** 99th percentile of the time from writing a request to having its whole answer. */
  p99Milliseconds: number;
}

/**
 * Keeps as many keep-alive connections busy as asked, each with one request at a time. Raw sockets, so that on a small
 * machine the measuring takes as little as possible of what is measured.
 * @throws Error with the answer, when one has another status than expected
 */
export const loadWith = async (load: Load): Promise<LoadResult> => {
  const milliseconds: number[] = [];
  const started = performance.now();
  const until = started + load.seconds * 1000;
  let sent = 0;
  const next = (): WireRequest | undefined =>
    sent < (load.most ?? Infinity) && performance.now() < until ? load.request(sent++) : undefined;
  await Promise.all(Array.from({ length: load.connections }, () => keepBusy(load, next, milliseconds)));
  const seconds = (performance.now() - started) / 1000;
  return {
    requests: milliseconds.length,
    requestsPerSecond: milliseconds.length / seconds,
    p99Milliseconds: percentile(milliseconds, 0.99),
  };
};

/** The value that this share of the values does not exceed; 0 of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const keepBusy = (
  { port, expectedStatus, pauseMs = 0 }: Load,
  next: () => WireRequest | undefined,
  milliseconds: number[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const answer = new AnswerReader();
    const expected = [expectedStatus].flat();
    let began = 0;
    const send = (): void => {
      const request = next();
      if (!request) return void socket.end();
      began = performance.now();
      write(socket, request);
    };
    const sendAfter = (ms: number): void => (ms > 0 ? void setTimeout(send, ms) : send());
    socket.on('connect', () => sendAfter(pauseMs * Math.random()));
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      if (!answer.take(chunk)) return;
      milliseconds.push(performance.now() - began);
      if (!expected.includes(answer.status)) {
        reject(new Error(`expected ${expected.join(' or ')}, was answered:\n${answer.text}`));
        return void socket.destroy();
      }
      answer.reset();
      sendAfter(pauseMs);
    });
  });

const write = (socket: Socket, request: WireRequest): void => {
  socket.cork();
  for (const part of request) socket.write(part);
  socket.uncork();
};

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const NO_BODY = new Set([204, 304]);

/** Knows when an answer is complete; reads nothing of it but its status and length. */
class AnswerReader {
  status = 0;
  private received: Buffer[] = [];
  private size = 0;
  /** Of the whole answer in bytes; unknown until the head is there, Infinity while chunks come. */
  private wanted: number | undefined;

  /** @returns true when the answer is complete */
  take(chunk: Buffer): boolean {
    this.received.push(chunk);
    this.size += chunk.length;
    this.wanted ??= this.wantedSize();
    if (this.wanted === Infinity) return this.whole().subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
    return this.wanted !== undefined && this.size >= this.wanted;
  }

  get text(): string {
    return this.whole().toString();
  }

  reset(): void {
    this.received = [];
    this.size = 0;
    this.wanted = undefined;
  }

  private whole(): Buffer {
    return Buffer.concat(this.received);
  }

  private wantedSize(): number | undefined {
    const bytes = this.whole();
    const headEnd = bytes.indexOf(HEAD_END);
    if (headEnd < 0) return undefined;
    const head = bytes.toString('latin1', 0, headEnd);
    this.status = Number(head.slice(9, 12));
    if (NO_BODY.has(this.status)) return headEnd + HEAD_END.length;
    if (CHUNKED.test(head)) return Infinity;
    return headEnd + HEAD_END.length + Number(LENGTH.exec(head)?.[1] ?? 0);
  }
}
