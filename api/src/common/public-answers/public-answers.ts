import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { hasSessionToken } from '#src/common/access/session-token.js';
import type { Area } from './area.js';

/** How a body may be compressed (RFC 9110 §8.4.1), the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A tenth smaller than what gzip makes, in a few milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const brotli = promisify(brotliCompress);

/** Compresses a body as well as can be, a tenth of a second off the main thread; until then callers get the quick copy. */
export const compressWell = async (answer: ReadyAnswer): Promise<void> => {
  const br = await brotli(answer.body, BEST_BROTLI);
  answer.compressed = { ...answer.compressed, br };
};

const COMPRESS: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body),
};

const standIns = new WeakSet<object>();

/** Marks an answer that stands in for the right one, as while the storage is away: nobody keeps it. */
export const standIn = <Answer extends object>(answer: Answer): Answer => {
  standIns.add(answer);
  return answer;
};

export const isStandIn = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && standIns.has(answer);

/** An answer as it goes over the wire. */
export interface ReadyAnswer {
  body: Buffer;
  /** The body for callers that take a compressed one; made when the first one asks. */
  compressed?: Partial<Record<Encoding, Buffer>>;
  /**
   * Weak, since gzip and plain bytes share it (RFC 9110 §8.8.1). Of what has a version it is strong and begins with it, so
   * that `If-Match` takes it; such an answer is one thing, short, and never compressed.
   */
  etag: string;
  link?: string;
  /** The whole `Content-Type`; JSON without it. */
  contentType?: string;
  areas: readonly Area[];
  /** Of the route that made it, such as `/api/events/:id`. */
  pattern?: string;
}

/** @param version of what the body shows, if that can be changed with `If-Match` */
export const etagOf = (body: Buffer, version?: number): string => {
  const hash = createHash('sha1').update(body).digest('base64url');
  return version === undefined ? `W/"${hash}"` : `"${version}-${hash}"`;
};

/** A strong tag stands for these very bytes. */
const isExact = ({ etag }: ReadyAnswer): boolean => !etag.startsWith('W/');

/**
 * Asked again each time; bytes with a strong tag must not be compressed on the way (RFC 9111 §5.2.2.6). An answer to a session
 * may bring its cookie along, and is nobody else's to keep.
 */
export const cacheControlOf = (answer: ReadyAnswer, request: Pick<Request, 'headers'>): string =>
  [
    hasSessionToken(request) ? 'private' : 'public',
    'no-cache',
    ...(isExact(answer) ? ['no-transform'] : []),
  ].join(', ');

const MAX_BYTES = 32 * 1024 * 1024;
/** A net under the change feed: nothing is older than this, whatever was missed. */
const LONGEST_KEPT_MS = 10 * 60 * 1000;
/**
 * What is on changes by itself at four in the morning and at midnight of the venue's clock: in each time zone the end of a
 * quarter of an hour. No answer is kept beyond.
 */
const QUARTER_MS = 15 * 60 * 1000;
const quarterNow = (): number => Math.floor(Date.now() / QUARTER_MS);
const keyNow = (url: string): string => `${quarterNow()} ${url}`;

/** Shorter bodies fit one packet anyway. */
const LEAST_COMPRESSED_BYTES = 1024;

/** Taken before the database is read; an answer is kept only if its areas have not changed since, in the same quarter. */
export type Ticket = string;

/**
 * Ready answers of this process. Off until the change feed listens, and again whenever it does not:
 * an answer nobody would take back must not be kept.
 */
@Injectable()
export class PublicAnswers {
  private readonly answers = new LRUCache<string, ReadyAnswer>({
    maxSize: MAX_BYTES,
    ttl: LONGEST_KEPT_MS,
    // Two compressed copies may come to it later, of a third of its size at most.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.66) + key.length + 200,
  });
  private changes = 0;
  /** Which of the changes was the last of each area. */
  private readonly lastChanges = new Map<string, number>();
  private listeningSince = 0;
  private listening = false;

  find(url: string): ReadyAnswer | undefined {
    return this.listening ? this.answers.get(keyNow(url)) : undefined;
  }

  /** Call before reading what the answer is made of. @param areas those it is made of */
  takeTicket(areas: readonly Area[]): Ticket {
    const changes = areas.map((area) => this.lastChanges.get(area) ?? 0);
    return `${quarterNow()} ${Math.max(this.listeningSince, ...changes)}`;
  }

  /**
   * Keeps the answer, unless one of its areas changed while it was made.
   * @param version of what it shows, if that can be changed with `If-Match`
   */
  keep(
    url: string,
    ticket: Ticket,
    { version, ...answer }: Omit<ReadyAnswer, 'etag'> & { version?: number },
  ): ReadyAnswer {
    const etag = etagOf(answer.body, version);
    const kept = this.find(url);
    // A caller that asks past the kept answers must not cost others its compressed bytes.
    if (kept?.etag === etag && kept.link === answer.link) return kept;
    const ready = { ...answer, etag };
    if (this.listening && ticket === this.takeTicket(answer.areas)) this.answers.set(keyNow(url), ready);
    return ready;
  }

  /** The answer's body, compressed once; undefined when it would gain nothing or may not be. */
  compressedBody(answer: ReadyAnswer, encoding: Encoding): Buffer | undefined {
    if (answer.body.length < LEAST_COMPRESSED_BYTES || isExact(answer)) return undefined;
    answer.compressed ??= {};
    return (answer.compressed[encoding] ??= COMPRESS[encoding](answer.body));
  }

  /** Takes back every answer made of this area. */
  drop(area: string): void {
    this.lastChanges.set(area, (this.changes += 1));
    for (const [key, { areas }] of this.answers.entries()) {
      if (areas.some((candidate) => candidate === area)) this.answers.delete(key);
    }
  }

  /** Forgets everything and keeps nothing until told to listen again. */
  setListening(listening: boolean): void {
    this.listeningSince = this.changes += 1;
    this.answers.clear();
    this.listening = listening;
  }
}
