import { answerVerdict, noAnswerVerdict, problemCode } from './answer-verdict';

const KEY = '7f3a29c1-0000-4000-8000-000000000000';
const NOW = Date.parse('2026-11-20T19:42:00Z');
const problem = (statusCode: number) => ({
  statusCode,
  code: 'check-in.refused',
  message: 'The server said so.',
});
const verdictOf = (status: number, json: unknown, retryAfter: string | null = null) =>
  answerVerdict({ status, json, retryAfter }, { key: KEY, now: NOW, failure: 'Failed to record attendance' });

describe('answerVerdict', () => {
  it.each([200, 201])('takes a %i that names our key as done and hands on the answer', (status) => {
    expect(verdictOf(status, { clientKey: KEY, pointsAwarded: 50 })).toEqual({
      outcome: 'done',
      answer: { clientKey: KEY, pointsAwarded: 50 },
    });
  });

  it.each([
    ['a 200 without a body of ours', 200, undefined],
    ['a 200 with a key that is not ours', 200, { clientKey: 'another' }],
    ['a 201 without a key', 201, { id: 5 }],
    ['a 200 that is no object', 200, 'ok'],
    ['a 200 with null', 200, null],
    ['another 2xx that names our key', 202, { clientKey: KEY }],
    ['a 204', 204, undefined],
    ['a redirect elsewhere', 302, undefined],
    ['a redirect that was not followed', 0, undefined],
    ['the HTML of a captive portal on 403', 403, undefined],
    ['the HTML of a captive portal on 401', 401, undefined],
    ['a 404 page of a proxy', 404, undefined],
  ])('takes %s for a network in between and tries again', (_name, status, json) => {
    expect(verdictOf(status, json)).toMatchObject({
      outcome: 'backoff',
      waitsFor: 'network',
      notBefore: null,
    });
  });

  it.each([408, 425, 429, 500, 502, 503, 504, 507, 511])(
    'tries again after a %i, with or without words',
    (status) => {
      expect(verdictOf(status, undefined)).toMatchObject({ outcome: 'backoff', waitsFor: 'server' });
      expect(verdictOf(status, problem(status))).toMatchObject({
        outcome: 'backoff',
        reason: 'The server said so.',
      });
    },
  );

  it('obeys the time the server asks for', () => {
    expect(verdictOf(429, problem(429), '120')).toMatchObject({ notBefore: NOW + 120_000 });
    expect(verdictOf(503, problem(503), 'Fri, 20 Nov 2026 19:43:00 GMT')).toMatchObject({
      notBefore: NOW + 60_000,
    });
  });

  it('waits for the owner to sign in after our own 401', () => {
    expect(verdictOf(401, problem(401))).toEqual({ outcome: 'needs-sign-in', reason: 'The server said so.' });
  });

  it('asks for a smaller photo after a 413, also when a proxy said it', () => {
    expect(verdictOf(413, problem(413))).toEqual({ outcome: 'shrink-once', reason: 'The server said so.' });
    expect(verdictOf(413, undefined)).toEqual({
      outcome: 'shrink-once',
      reason: 'Failed to record attendance',
    });
  });

  it.each([400, 403, 404, 409, 415, 422])("leaves a %i to the guest with the server's words", (status) => {
    expect(verdictOf(status, problem(status))).toEqual({ outcome: 'stuck', reason: 'The server said so.' });
  });

  it('has words for a refusal that brings none', () => {
    expect(verdictOf(400, { ...problem(400), message: '' })).toEqual({
      outcome: 'stuck',
      reason: 'Failed to record attendance',
    });
  });

  it('takes no answer at all as a missing network', () => {
    expect(noAnswerVerdict()).toMatchObject({ outcome: 'backoff', waitsFor: 'network' });
  });
});

describe('problemCode', () => {
  it('reads the code of our own errors only', () => {
    expect(problemCode({ status: 404, json: problem(404), retryAfter: null })).toBe('check-in.refused');
    expect(problemCode({ status: 404, json: { message: 'nginx' }, retryAfter: null })).toBeNull();
  });
});
