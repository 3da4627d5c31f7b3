import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

const nest = new NestLogger('JobQueue');

/** Passes the worker's warnings and errors on to the product's log; its chatter about polling stays out. */
export const queueLogger = new Logger(() => (level, message) => {
  // The library's levels are a const enum, which single-file compilers cannot read.
  const word: string = level;
  if (word === 'error') nest.error(message);
  if (word === 'warning') nest.warn(message);
});
