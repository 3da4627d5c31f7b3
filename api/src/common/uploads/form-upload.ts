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
import { allowUploadTime } from '#src/common/http/serving/request-deadlines.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { HashingDiskStorage } from './hashing-disk-storage.js';
import { multipartProblem } from './multipart-problem.js';
import type { ReceivedFile, RequestWithUpload } from './received-file.js';

/** One part of a form that holds a file. */
export interface FileRules {
  /** Name of the part. */
  field: string;
  /** A file of exactly this size is accepted. */
  maxBytes: number;
  /** The answer to a file that is larger. */
  tooLarge(): DomainError;
}

export interface FormRules {
  /** At most one file each; none of them has to come. */
  files: readonly FileRules[];
  /** Text parts that may come with them; any other is refused by name. */
  texts: readonly string[];
}

const logger = new Logger('Uploads');

const MAX_TEXT_BYTES = 16 * 1024;
const MAX_NAME_BYTES = 100;

const arrived = z.object({
  fieldname: z.string(),
  path: z.string(),
  size: z.number(),
  sha256: z.string(),
  originalname: z.string(),
});

/**
 * Reads the files of a multipart request to disk, so that a thousand uploads at once need no memory, and removes them
 * when the request has been answered or the client has gone away. A handler that keeps a file moves it. A body of another
 * kind passes as it is, without files.
 */
export const formUpload = (rules: FormRules): Type<NestInterceptor> => {
  @Injectable()
  class FormUploadInterceptor implements NestInterceptor {
    private readonly read: RequestHandler;

    constructor(incoming: IncomingDirectory) {
      this.read = reader(rules, incoming.path);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithUpload>();
      if (request.is('multipart/form-data')) allowUploadTime(request);
      const files = await this.receive(request, http.getResponse<Response>());
      try {
        refuseLargeFiles(files, rules);
        if (request.is('multipart/form-data')) refuseOtherTexts(request.body, rules);
      } catch (error) {
        await removeAll(files);
        throw error;
      }
      hand(request, files, rules);
      return next.handle().pipe(finalize(() => void removeAll(files)));
    }

    private receive(request: RequestWithUpload, response: Response): Promise<Files> {
      return new Promise((resolve, reject) => {
        this.read(request, response, (error: unknown) => {
          if (error) reject(multipartProblem(error, rules));
          else resolve(receivedFiles(request.files));
        });
      });
    }
  }
  return mixin(FormUploadInterceptor);
};

type Files = Record<string, ReceivedFile>;

/** A form of one file hands it over as that one. */
const hand = (request: RequestWithUpload, received: Files, { files: [first, ...more] }: FormRules): void => {
  request.receivedFiles = received;
  if (first && more.length === 0) request.received = received[first.field];
};

const reader = ({ files, texts }: FormRules, directory: string): RequestHandler =>
  multer({
    storage: new HashingDiskStorage(directory),
    defParamCharset: 'utf8',
    limits: {
      fileSize: Math.max(...files.map(({ maxBytes }) => maxBytes)),
      fields: texts.length + 1,
      fieldSize: MAX_TEXT_BYTES,
      fieldNameSize: MAX_NAME_BYTES,
    },
  }).fields(files.map(({ field }) => ({ name: field, maxCount: 1 })));

const receivedFiles = (files: unknown): Files =>
  Object.fromEntries(
    Object.values(files ?? {})
      .flat()
      .map((file) => arrived.parse(file))
      .map(({ fieldname, path, size, sha256, originalname }) => [
        fieldname,
        { path, size, sha256, originalName: originalname },
      ]),
  );

/** While they arrive, all are read by the largest limit of the form. */
const refuseLargeFiles = (received: Files, { files }: FormRules): void => {
  const tooLarge = files.find(({ field, maxBytes }) => (received[field]?.size ?? 0) > maxBytes);
  if (tooLarge) throw tooLarge.tooLarge();
};

const refuseOtherTexts = (body: unknown, { texts }: FormRules): void => {
  const unknown = Object.keys(body ?? {}).find((name) => !texts.includes(name));
  if (unknown !== undefined)
    throw invalidField('request.invalid', unknown, `${unknown} is not expected here`);
};

const removeAll = async (files: Files): Promise<void> => {
  await Promise.all(Object.values(files).map(remove));
};

/** Never rejects: what cannot be removed is left to the sweep. Windows holds a file for a moment after its last reader. */
const remove = async ({ path }: ReceivedFile): Promise<void> => {
  try {
    // Node repeats only a recursive removal.
    await rm(path, { force: true, recursive: true, maxRetries: 3 });
  } catch (error) {
    logger.warn({ err: error }, 'a received file could not be removed');
  }
};
