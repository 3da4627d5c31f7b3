import { HttpError, UnreachableError } from '#shared/http/http-error';
import { judgeSessionFailure } from './session-rules';

const refusal = (statusCode: number) =>
  JSON.stringify({ statusCode, code: 'auth.no-session', message: 'Please log in.' });

describe('judgeSessionFailure', () => {
  it('signs out when the venue itself says that the session is over', () => {
    expect(judgeSessionFailure(new HttpError(401, refusal(401), ''))).toBe('sign-out');
  });

  it.each([401, 403, 407])("keeps a guest signed in behind a proxy's page with %i", (status) => {
    expect(judgeSessionFailure(new HttpError(status, '<html>Access denied</html>', ''))).toBe('keep');
  });

  it.each([400, 403, 404, 429, 500, 503])('keeps a guest signed in when the venue answers %i', (status) => {
    expect(judgeSessionFailure(new HttpError(status, refusal(status), ''))).toBe('keep');
  });

  it('keeps a guest signed in who has no reception', () => {
    expect(judgeSessionFailure(new UnreachableError())).toBe('keep');
  });
});
