import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { PinoNestLogger } from './pino-nest-logger.js';

describe('PinoNestLogger', () => {
  const refusal = new QueryFailedError(
    'INSERT INTO users …',
    ['loretta@example.com', '$argon2id$v=19$…'],
    Object.assign(new Error('duplicate key value violates unique constraint "uq_users_email"'), {
      code: '23505',
      detail: 'Key (email)=(loretta@example.com) already exists.',
    }),
  );
  const logged = (log: (logger: PinoNestLogger) => void): string => {
    const lines: string[] = [];
    log(new PinoNestLogger(pino({ base: undefined }, { write: (line: string) => void lines.push(line) })));
    return lines.join('');
  };

  it('keeps of an error where and why, and nothing of the people', () => {
    const line = logged((logger) => logger.warn({ err: refusal, jobId: 7 }, 'it waits', 'JobQueue'));
    expect(JSON.parse(line)).toMatchObject({
      msg: 'it waits',
      context: 'JobQueue',
      jobId: 7,
      err: { name: 'QueryFailedError', code: '23505' },
    });
    expect(line).not.toMatch(/loretta|argon2|INSERT/);
  });

  it('leaves out what Nest tells of each module and route at a start', () => {
    expect(logged((logger) => logger.log('Mapped {/api/venue, GET} route', 'RouterExplorer'))).toBe('');
    expect(logged((logger) => logger.log('made the first admin', 'FirstAdmin'))).toContain('first admin');
  });

  it('does so, too, when the error is all there is to say', () => {
    const typed = Object.assign(new Error('invalid input syntax for type uuid: "loretta@example.com"'), {
      code: '22P02',
    });
    const line = logged((logger) =>
      logger.error(new QueryFailedError('INSERT …', [], typed), 'ExceptionsHandler'),
    );
    expect(JSON.parse(line)).toMatchObject({
      msg: 'QueryFailedError',
      err: { name: 'QueryFailedError', code: '22P02' },
    });
    expect(line).not.toMatch(/loretta|INSERT/);
  });
});
