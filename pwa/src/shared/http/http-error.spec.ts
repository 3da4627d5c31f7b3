import { HttpError, isRefused, isSignedOut, messageOf, UnreachableError } from './http-error';

const problem = (message: string) => JSON.stringify({ statusCode: 409, code: 'auth.email-taken', message });

describe('HttpError', () => {
  it('says the status code and the body', () => {
    expect(new HttpError(409, 'Taken', 'Conflict').message).toBe('409: Taken');
  });

  it('says the status text when the body is empty', () => {
    expect(new HttpError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('reads our error shape out of the body', () => {
    expect(new HttpError(409, problem('That e-mail is taken.'), 'Conflict').problem?.code).toBe(
      'auth.email-taken',
    );
  });

  it('has no problem to tell when a proxy answered with a page', () => {
    expect(new HttpError(502, '<html>Bad Gateway</html>', 'Bad Gateway').problem).toBeNull();
  });
});

const refusal = (statusCode: number) =>
  JSON.stringify({ statusCode, code: 'auth.no-session', message: 'Please log in.' });

describe('isSignedOut', () => {
  it('is when the venue itself says that the session is over', () => {
    expect(isSignedOut(new HttpError(401, refusal(401), ''))).toBe(true);
  });

  it.each([401, 403, 407])("is not behind a proxy's page with %i", (status) => {
    expect(isSignedOut(new HttpError(status, '<html>Access denied</html>', ''))).toBe(false);
  });

  it.each([400, 403, 404, 429, 500, 503])('is not when the venue answers %i', (status) => {
    expect(isSignedOut(new HttpError(status, refusal(status), ''))).toBe(false);
  });

  it('is not without reception', () => {
    expect(isSignedOut(new UnreachableError())).toBe(false);
  });
});

describe('isRefused', () => {
  it.each([400, 401, 403, 404, 409, 412])('is when the venue answers %i', (status) => {
    expect(isRefused(new HttpError(status, refusal(status), ''))).toBe(true);
  });

  it.each([403, 404, 407])("is not behind a proxy's page with %i", (status) => {
    expect(isRefused(new HttpError(status, '<html>Access denied</html>', ''))).toBe(false);
  });

  it.each([408, 425, 429, 500, 503])('is not with %i, after which it may answer otherwise', (status) => {
    expect(isRefused(new HttpError(status, refusal(status), ''))).toBe(false);
  });

  it('is not without reception', () => {
    expect(isRefused(new UnreachableError())).toBe(false);
  });
});

describe('messageOf', () => {
  it("shows the server's words", () => {
    expect(messageOf(new HttpError(409, problem('That e-mail is taken.'), ''), 'Default')).toBe(
      'That e-mail is taken.',
    );
  });

  it('shows the default when the server said nothing fit to show', () => {
    expect(messageOf(new HttpError(502, '<html>', ''), 'Failed to logout')).toBe('Failed to logout');
    expect(messageOf(new UnreachableError(), 'Failed to logout')).toBe('Failed to logout');
  });
});
