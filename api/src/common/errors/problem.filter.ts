import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Problem } from '#contract/problem.js';
import { isDatabaseFull, isDatabaseUnavailable } from '#src/database/pg-errors.js';
import { DomainError, serverUnavailable } from './domain-error.js';
import { errorCode } from './error-code.js';
import { withoutContents } from './error-log.js';
import { bodyProblem } from './body-problem.js';
import { PROBLEM_STATUS } from './problem-status.js';

const STORAGE_FULL = new DomainError(
  'storage-full',
  'server.storage-full',
  'The venue’s storage is full. Please tell the staff.',
);

/** What a disk says that is full, and what one says that may work again in a moment. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
const DISK_BUSY = new Set(['EMFILE', 'ENFILE', 'EROFS', 'EIO']);

/** Conditions of the server itself, which are never the caller's fault (design §4 "Server faults"). */
const serverCondition = (error: unknown): DomainError | undefined => {
  const code = errorCode(error);
  if (isDatabaseFull(error) || DISK_FULL.has(code)) return STORAGE_FULL;
  return isDatabaseUnavailable(error) || DISK_BUSY.has(code) ? serverUnavailable() : undefined;
};

const fromDomain = ({ kind, code, message, details }: DomainError): Problem => ({
  statusCode: PROBLEM_STATUS[kind],
  code,
  message,
  ...(details.fields && { fields: details.fields }),
  ...(details.current !== undefined && { current: details.current }),
});

const fromHttp = (error: HttpException): Problem => {
  const statusCode = error.getStatus();
  if (statusCode === 404)
    return { statusCode, code: 'request.no-route', message: 'There is nothing at this address.' };
  return { statusCode, code: 'request.refused', message: error.message };
};

const UNEXPECTED: Problem = {
  statusCode: 500,
  code: 'server.error',
  message: 'Something went wrong on our side. Please try again.',
};

/** Turns whatever was thrown into the one error shape. No stack and no SQL leaves the server. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const domain = error instanceof DomainError ? error : serverCondition(error);
    const problem = domain ? fromDomain(domain) : this.describe(error, http.getRequest<Request>());
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const seconds = domain?.details.retryAfterSeconds;
    if (seconds !== undefined) response.setHeader('Retry-After', String(Math.ceil(seconds)));
    response.setHeader('Cache-Control', 'no-store');
    response.removeHeader('ETag');
    response.status(problem.statusCode).json(problem);
  }

  private describe(error: unknown, request: Request): Problem {
    if (error instanceof HttpException) return bodyProblem(error.cause) ?? fromHttp(error);
    const body = bodyProblem(error);
    if (body) return body;
    this.logger.error(
      { error: withoutContents(error), method: request.method, requestId: request.id },
      'unexpected error',
    );
    return UNEXPECTED;
  }
}
