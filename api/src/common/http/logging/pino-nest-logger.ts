import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { withoutContents } from '#src/common/errors/error-log.js';

/** Whose lines tell of each module and each route at a start: hundreds that no operator needs. */
const NEST_PARTS = new Set<unknown>(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

/**
 * Sends what Nest and this product log to pino as one JSON line each. `logger.warn({ reason }, 'what happened')`
 * keeps the fields, but of an `err` only what is no person's; Nest adds the class name last.
 */
export class PinoNestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = (message: unknown, ...rest: unknown[]): void =>
    this.write(NEST_PARTS.has(rest.at(-1)) ? 'debug' : 'info', message, rest);
  error = (message: unknown, ...rest: unknown[]): void => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]): void => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]): void => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]): void => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]): void => this.write('fatal', message, rest);

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const [detail] = rest.length > 1 ? rest : [];
    if (typeof message === 'string') this.pino[level]({ context, detail }, message);
    else if (message instanceof Error)
      this.pino[level]({ context, err: withoutContents(message) }, message.name);
    else this.pino[level]({ context, ...toFields(message) }, typeof detail === 'string' ? detail : '');
  }
}

const toFields = (message: unknown): object => {
  if (typeof message !== 'object' || message === null) return { detail: message };
  return 'err' in message ? { ...message, err: withoutContents(message.err) } : message;
};
