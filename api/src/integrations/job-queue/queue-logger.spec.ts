import { Logger } from '@nestjs/common';
import { pino } from 'pino';
import { PinoNestLogger } from '#src/common/http/logging/pino-nest-logger.js';
import { queueLogger } from './queue-logger.js';

describe('queueLogger', () => {
  const lines: string[] = [];
  const logged = (): unknown => JSON.parse(lines.join(''));

  beforeEach(() => {
    lines.length = 0;
    const write = (line: string) => void lines.push(line);
    Logger.overrideLogger(new PinoNestLogger(pino({ base: undefined }, { write })));
  });

  it('names the job that failed, and keeps what the error says to itself', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "loretta@example.com"'), {
      code: '22P02',
    });
    const job = { id: '7', task_identifier: 'spec.do', attempts: 2, payload: { for: 'loretta' } };
    queueLogger.error(`Failed task 7 with error '${error.message}': ${error.stack}`, { job, error });

    expect(logged()).toMatchObject({
      msg: 'a job failed',
      jobId: '7',
      task: 'spec.do',
      attempts: 2,
      err: { name: 'Error', code: '22P02' },
    });
    expect(lines.join('')).not.toContain('loretta');
  });

  it('does so for an error of the worker itself', () => {
    const fatalError = new Error('Key (email)=(loretta@example.com) already exists.');
    queueLogger.error(`Failed to complete jobs '7': ${fatalError.message}`, { fatalError });

    expect(logged()).toMatchObject({ msg: 'the job worker met an error', err: { name: 'Error' } });
    expect(lines.join('')).not.toContain('loretta');
  });

  it('passes on what is said of no error', () => {
    queueLogger.error('No tasks found; nothing to do!');

    expect(logged()).toMatchObject({ msg: 'No tasks found; nothing to do!' });
  });
});
