import { HttpError } from '#shared/http/http-error';
import { loginFailed, passwordMismatch, registrationFailed, welcomeBack } from './auth-toasts';

const problem = JSON.stringify({
  statusCode: 401,
  code: 'auth.bad-credentials',
  message: 'Wrong name or password.',
});

describe('auth toasts', () => {
  it("shows the server's words when a login fails", () => {
    expect(loginFailed(new HttpError(401, problem, ''))).toEqual({
      title: 'Login failed',
      description: 'Wrong name or password.',
      destructive: true,
    });
  });

  it('falls back to the words of the error catalogue', () => {
    expect(loginFailed(new HttpError(502, '', '')).description).toBe(
      'Invalid credentials. Please try again.',
    );
    expect(registrationFailed(new HttpError(502, '', '')).description).toBe(
      'Something went wrong. Please try again.',
    );
  });

  it('greets and warns word for word', () => {
    expect(welcomeBack().title).toBe('Welcome back!');
    expect(passwordMismatch()).toMatchObject({
      title: 'Password mismatch',
      description: 'Please make sure your passwords match.',
    });
  });
});
