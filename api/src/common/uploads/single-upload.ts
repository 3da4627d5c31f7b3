import { rm } from 'node:fs/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import multer from 'multer';
import { finalize, type Observable } from 'rxjs';
import { z } from 'zod';
import { type DomainError, invalidField } from '#src/common/errors/domain-error.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { HashingDiskStorage } from './hashing-disk-storage.js';
import { multipartProblem } from './multipart-problem.js';
import type { ReceivedFile, RequestWithUpload } from './received-file.js';

export interface UploadRules {
  /** Name of the part that holds the file. */
  field: string;
  /** A file of exactly this size is accepted. */
  maxBytes: number;
  /** Text parts that may come with it; any other is refused by name. */
  texts: readonly string[];
  /** The answer to a file that is larger. */
  tooLarge(): DomainError;
}

const logger = new Logger('Uploads');

const MAX_TEXT_BYTES = 16 * 1024;
const MAX_NAME_BYTES = 100;

const arrived = z.object({
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  originalname: z.string(),
});

/**
 * Reads a multipart request with one file to disk, so that a thousand uploads at once need no memory, and removes the
 * file when the request has been answered or the client has gone away. A handler that keeps the file moves it.
 */
export const singleUpload = (rules: UploadRules): Type<NestInterceptor> => {
  @Injectable()
  class SingleUploadInterceptor implements NestInterceptor {
    private readonly read: RequestHandler;

    constructor(incoming: IncomingDirectory) {
      this.read = reader(rules, incoming.path);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithUpload>();
      await this.receive(request, http.getResponse<Response>());
      const received = request.received;
      try {
        refuseOtherTexts(request.body, rules);
      } catch (error) {
        await remove(received);
        throw error;
      }
      return next.handle().pipe(finalize(() => void remove(received)));
    }

    private receive(request: RequestWithUpload, response: Response): Promise<void> {
      return new Promise((resolve, reject) => {
        this.read(request, response, (error: unknown) => {
          if (error) return reject(multipartProblem(error, rules));
          request.received = receivedFile(request.file);
          resolve();
        });
      });
    }
  }
  return mixin(SingleUploadInterceptor);
};

const reader = (rules: UploadRules, directory: string): RequestHandler =>
  multer({
    storage: new HashingDiskStorage(directory),
    defParamCharset: 'utf8',
    limits: {
      fileSize: rules.maxBytes,
      fields: rules.texts.length + 1,
      fieldSize: MAX_TEXT_BYTES,
      fieldNameSize: MAX_NAME_BYTES,
    },
  }).single(rules.field);

const receivedFile = (file: unknown): ReceivedFile | undefined => {
  const parsed = arrived.safeParse(file).data;
  if (!parsed) return undefined;
  const { path, size, sha256, originalname } = parsed;
  return { path, size, sha256, originalName: originalname };
};

const refuseOtherTexts = (body: unknown, { texts }: UploadRules): void => {
  const unknown = Object.keys(body ?? {}).find((name) => !texts.includes(name));
  if (unknown !== undefined)
    throw invalidField('request.invalid', unknown, `${unknown} is not expected here`);
};

/** Never rejects: what cannot be removed is left to the sweep. Windows holds a file for a moment after its last reader. */
const remove = async (received: ReceivedFile | undefined): Promise<void> => {
  if (!received) return;
  try {
    // Node repeats only a recursive removal.
    await rm(received.path, { force: true, recursive: true, maxRetries: 3 });
  } catch (error) {
    logger.warn({ err: error }, 'a received file could not be removed');
  }
};
