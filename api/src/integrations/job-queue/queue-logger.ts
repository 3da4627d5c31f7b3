import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

const nest = new NestLogger('JobQueue');

/** Passes the worker's warnings and errors on to the product's log; its chatter about polling stays out. */
export const queueLogger = new Logger(() => (level, message) => {
  if (level === 'error') nest.error(message);
  if (level === 'warning') nest.warn(message);
});
