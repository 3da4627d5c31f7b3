import { stat, unlink } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OnApplicationShutdown } from '@nestjs/common';
import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { DEADLINES } from '#src/common/http/serving/request-deadlines.js';
import { type ByteRange, FileStorage, type StoredFile } from './file-storage.js';
import { storageProblem } from './storage-problem.js';

/** A bucket of any S3-compatible service. `endpoint` is left out for Amazon's own. */
export interface S3Location {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_MILLISECONDS = 3_000;
/** A call is given up when its connection is silent for so long, within a body too. A slow call goes on. */
const SILENCE_MILLISECONDS = 30_000;

/** Files in one private bucket; the product alone reads them and serves them on. */
export class S3FileStorage extends FileStorage implements OnApplicationShutdown {
  private readonly client: S3Client;
  /** Of the files that are streamed, with connections of its own: readers who pause hold up nothing else. */
  private readonly readers: S3Client;
  private readonly bucket: string;

  /**
   * @param silence in milliseconds, after which a call is given up
   * @param longestPause of a reader, in milliseconds. It holds one of the readers' 50 connections meanwhile
   */
  constructor(
    location: S3Location,
    private readonly silence = SILENCE_MILLISECONDS,
    private readonly longestPause = DEADLINES.pauses,
  ) {
    const client = connect(location, silence);
    super(
      new Disk(new S3Driver({ client, bucket: location.bucket, visibility: 'private', supportsACL: false })),
    );
    this.client = client;
    this.readers = connect(location, silence);
    this.bucket = location.bucket;
  }

  override put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return storageProblem.in(() =>
      this.disk.put(key, bytes, { contentType, contentLength: bytes.byteLength }),
    );
  }

  override takeFile(key: string, path: string, contentType: string): Promise<void> {
    const send = () => this.sendFile(key, path, contentType);
    return storageProblem.in(async () => {
      // The client itself does not send a stream again, as it does bytes: the service may just have closed the connection.
      await send().catch(send);
      await unlink(path);
    });
  }

  private async sendFile(key: string, path: string, contentType: string): Promise<void> {
    const { size } = await stat(path);
    const file = createReadStream(path);
    try {
      await this.disk.putStream(key, file, { contentType, contentLength: size });
    } finally {
      // What the service did not read to its end would stay open.
      file.destroy();
    }
  }

  override bytes(key: string): Promise<Buffer> {
    return storageProblem.reading(async () => buffer(await this.read(this.client, key)));
  }

  override open(key: string, range?: ByteRange): Promise<Readable> {
    return storageProblem.reading(async () => {
      const body = await this.read(this.readers, key, range);
      if (body instanceof IncomingMessage) allowPauses(body, this.silence, this.longestPause);
      return body;
    });
  }

  private async read(client: S3Client, key: string, range?: ByteRange): Promise<Readable> {
    const bytes = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key, Range: bytes }));
    return Body instanceof Readable ? Body : Readable.from([]);
  }

  protected override async *listAll(prefix: string): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    for await (const { Contents } of pages) {
      for (const { Key, LastModified } of Contents ?? []) {
        if (Key && LastModified) yield { key: Key, changedAt: LastModified };
      }
    }
  }

  /** Ends the connections that are kept open. */
  onApplicationShutdown(): void {
    this.client.destroy();
    this.readers.destroy();
  }
}

/** While the reader has not taken what is there, the service may not go on: that is no silence of the service. */
const allowPauses = (body: IncomingMessage, silence: number, longestPause: number): void => {
  const step = silence / 3;
  let pause = 0;
  const timer = setInterval(() => {
    pause = body.readableLength > 0 ? pause + step : 0;
    // Begins the time of the silence again.
    if (pause > 0 && pause < longestPause) body.socket.setTimeout(silence);
  }, step).unref();
  body.once('close', () => clearInterval(timer));
};

/** Checksum trailers are sent only where the operation needs them: many compatible services do not know them. */
const connect = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Location, silence: number): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // The option `requestTimeout` only writes a warning.
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, socketTimeout: silence },
  });
