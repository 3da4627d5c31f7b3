import type { Request } from 'express';

/** A file of a multipart request, waiting on disk. It is gone once the request has been answered. */
export interface ReceivedFile {
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the content, in hex. */
  sha256: string;
  /** What the client called it: never trusted, kept only to be shown. */
  originalName: string;
}

/** A request after `formUpload`: what the client sent no file for is missing. */
export type RequestWithUpload = Request & {
  /** The file of a form that has one, as `singleUpload` reads it. */
  received?: ReceivedFile;
  /** By the names of their parts. */
  receivedFiles?: Partial<Record<string, ReceivedFile>>;
};
