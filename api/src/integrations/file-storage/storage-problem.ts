import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { DomainError, unavailable } from '#src/common/errors/domain-error.js';

/** What flydrive, Node's `fs` and the S3 client say of a failure; flydrive puts the others into `cause`. */
const failure = z.object({
  code: z.string().optional(),
  name: z.string().optional(),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional(),
});
const wrapped = z.object({ cause: failure });

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']);
const MISSING = new Set(['ENOENT', 'NotFound', 'NoSuchKey']);
const RETRY_AFTER_SECONDS = 5;

const logger = new Logger('FileStorage');

const read = (error: unknown): z.infer<typeof failure> =>
  wrapped.safeParse(error).data?.cause ?? failure.safeParse(error).data ?? {};

const isNamed = (error: unknown, names: ReadonlySet<string>): boolean => {
  const { code, name } = read(error);
  return names.has(code ?? '') || names.has(name ?? '');
};

/** As Node or the service calls it: `EACCES`, `NoSuchBucket`. */
const nameOf = (error: unknown): string | undefined => {
  const { code, name } = read(error);
  return code ?? name;
};

const isMissing = (error: unknown): boolean =>
  isNamed(error, MISSING) || read(error).$metadata?.httpStatusCode === 404;

/** A server condition, never the caller's fault (design §4 "Server faults"): phones try again. Its `cause` is the error. */
const from = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (isNamed(error, NO_ROOM) || read(error).$metadata?.httpStatusCode === 507) {
    return new DomainError(
      'storage-full',
      'storage.full',
      'The venue’s storage is full. Please tell the staff.',
    );
  }
  const problem = unavailable(
    'storage.unavailable',
    'The venue’s photo storage cannot be reached right now. Please try again in a moment.',
    RETRY_AFTER_SECONDS,
  );
  problem.cause = error;
  logger.warn({ err: error, reason: nameOf(error) }, 'storage cannot be reached');
  return problem;
};

const within = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw from(error);
  }
};

const FILE_MISSING = 'storage.file-missing';

/** The answer for a key that holds nothing (any more). */
const fileMissing = (): DomainError =>
  new DomainError('not-found', FILE_MISSING, 'This file is not there any more.');

const reading = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isMissing(error) ? fileMissing() : from(error);
  }
};

/** Turns what a disk or an S3 service throws into the product's own errors; `reading` also that a file is not there. */
export const storageProblem = { from, in: within, reading, isMissing, nameOf };

/** Whether this is that answer. */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof DomainError && error.code === FILE_MISSING;
