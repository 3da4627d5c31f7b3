import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** With its query, escaped as it is to be sent. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** `status` is 0 when none came. */
export interface WireAnswer {
  status: number;
  text: string;
  milliseconds: number;
}

/** Node's own client on a connection of its own, which sends what supertest would tidy up. Never rejects. */
export const sendRequest = (
  app: NestExpressApplication,
  { method, path, headers, body }: WireRequest,
): Promise<WireAnswer> =>
  new Promise((resolve) => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const started = performance.now();
    const settle = (status: number, text: string) =>
      resolve({ status, text, milliseconds: Math.round(performance.now() - started) });
    const call = httpRequest({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => settle(answer.statusCode ?? 0, text));
      answer.on('error', (error) => settle(0, String(error)));
    });
    call.on('error', (error) => settle(0, String(error)));
    call.end(body);
  });
