import { QueryFailedError } from 'typeorm';
import { withoutContents } from './error-log.js';

describe('withoutContents', () => {
  it('keeps where and why, and nothing of the people', () => {
    const driverError = Object.assign(new Error('Key (email)=(loretta@example.com) already exists'), {
      code: '23505',
      constraint: 'uq_users_email',
      detail: 'Key (email)=(loretta@example.com) already exists.',
    });
    const error = new QueryFailedError(
      'INSERT INTO users …',
      ['loretta@example.com', '$argon2id$v=19$…'],
      driverError,
    );
    const logged = withoutContents(error);
    expect(logged).toMatchObject({ name: 'QueryFailedError', code: '23505', constraint: 'uq_users_email' });
    expect(JSON.stringify(logged)).not.toMatch(/loretta|argon2|INSERT/);
  });

  it('takes anything that can be thrown', () => {
    expect(withoutContents('howdy')).toEqual({ name: 'string', frames: [] });
  });
});
