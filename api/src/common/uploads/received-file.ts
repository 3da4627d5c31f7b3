import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
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

/** A request after `singleUpload`. */
export type RequestWithUpload = Request & { received?: ReceivedFile };

/** The one file of a request, or undefined when the client sent none. */
export const Received = createParamDecorator(
  (_: unknown, context: ExecutionContext): ReceivedFile | undefined =>
    context.switchToHttp().getRequest<RequestWithUpload>().received,
);
