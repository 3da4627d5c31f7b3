import { z } from 'zod';
import type { Problem } from '#contract/problem.js';

/** Errors of Express' body readers (`body-parser`). */
const readerError = z.object({ status: z.number().min(400).max(499), type: z.string().optional() });

const problems: Record<string, Problem> = {
  'entity.parse.failed': {
    statusCode: 400,
    code: 'request.malformed',
    message: 'The request body is not valid JSON.',
  },
  'entity.too.large': {
    statusCode: 413,
    code: 'request.too-large',
    message: 'The request body is too large.',
  },
  'encoding.unsupported': {
    statusCode: 415,
    code: 'request.unsupported-type',
    message: 'This encoding is not supported.',
  },
  'charset.unsupported': {
    statusCode: 415,
    code: 'request.unsupported-type',
    message: 'This character set is not supported.',
  },
};

/** @returns the answer for a request whose address or body could not even be read; undefined for any other error */
export const bodyProblem = (error: unknown): Problem | undefined => {
  const read = readerError.safeParse(error).data;
  if (!read)
    return error instanceof URIError
      ? { statusCode: 400, code: 'request.malformed', message: 'The address is malformed.' }
      : undefined;
  return (
    problems[read.type ?? ''] ?? {
      statusCode: read.status,
      code: 'request.malformed',
      message: 'The request could not be read.',
    }
  );
};
