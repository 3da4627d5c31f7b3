import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';
import { z } from 'zod';

const nest = new NestLogger('JobQueue');

const aboutJob = z.object({ id: z.string(), task_identifier: z.string(), attempts: z.number() });

/**
 * Passes the worker's warnings and errors on to the product's log; its chatter about polling stays out. Its words for an
 * error repeat what the error says, which may be what somebody typed: ours stand for them.
 */
export const queueLogger = new Logger(() => (level, message, meta) => {
  // The library's levels are a const enum, which single-file compilers cannot read.
  const word: string = level;
  if (word === 'error') logError(message, meta);
  if (word === 'warning') nest.warn(message);
});

const logError = (message: string, { error, fatalError, job }: Record<string, unknown> = {}): void => {
  const err = error ?? fatalError;
  if (err === undefined) return nest.error(message);
  const { id: jobId, task_identifier: task, attempts } = aboutJob.safeParse(job).data ?? {};
  nest.error({ err, jobId, task, attempts }, jobId ? 'a job failed' : 'the job worker met an error');
};
