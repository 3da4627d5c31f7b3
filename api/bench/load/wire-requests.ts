import { randomUUID } from 'node:crypto';
import type { WireRequest } from './http-load.js';

/** A GET as it goes over the wire. */
export const get = (path: string, headers: Readonly<Record<string, string>> = {}): WireRequest => [
  head('GET', path, headers),
];

/** A POST of JSON, under a key of its own unless one is given. */
export const postJson = (path: string, body: unknown, key = randomUUID() as string): WireRequest => {
  const bytes = Buffer.from(JSON.stringify(body));
  return [
    head('POST', path, {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      'idempotency-key': key,
    }),
    bytes,
  ];
};

/**
 * The upload of one photo, again and again, each time under another key.
 * @returns what makes the next request
 */
export const photoUpload = (path: string, photo: Buffer, eventId: number): (() => WireRequest) => {
  const boundary = `----bench${randomUUID()}`;
  const text = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const before = Buffer.from(
    `${text('eventId', String(eventId))}${text('isVerificationPhoto', 'true')}--${boundary}\r\n` +
      'Content-Disposition: form-data; name="photo"; filename="IMG_0042.JPG"\r\n' +
      'Content-Type: image/jpeg\r\n\r\n',
  );
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  const length = String(before.length + photo.length + after.length);
  return () => [
    head('POST', path, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': length,
      'idempotency-key': randomUUID(),
    }),
    before,
    photo,
    after,
  ];
};

const head = (method: string, path: string, headers: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n` +
      `${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
  );
