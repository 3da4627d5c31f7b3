import { HttpError, UnreachableError } from '#shared/http/http-error';
import { judgeSessionFailure } from './session-rules';

describe('judgeSessionFailure', () => {
  it.each([400, 401, 403, 404])('signs out when the server refuses with %i', (status) => {
    expect(judgeSessionFailure(new HttpError(status, '', ''))).toBe('sign-out');
  });

  it('keeps a guest signed in who has no reception', () => {
    expect(judgeSessionFailure(new UnreachableError())).toBe('keep');
  });

  it.each([429, 500, 503])('keeps a guest signed in while the server is away with %i', (status) => {
    expect(judgeSessionFailure(new HttpError(status, '', ''))).toBe('keep');
  });
});
