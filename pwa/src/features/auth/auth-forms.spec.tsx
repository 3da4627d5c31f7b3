import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { noteReachability } from '#shared/offline/status/reachability';
import { SessionContext, type Session } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { ForgotPasswordPage } from '#features/auth/password/forgot-password-page';
import { LoginPage } from './login-page';
import { RegisterPage } from '#features/auth/register/register-page';

const NOTE = "You're offline — this needs a connection. What you typed stays here.";

const open = (page: ReactNode, error: Error = new UnreachableError()) => {
  const [login, register] = [() => Promise.reject(error), () => Promise.reject(error)];
  return showScreen(<SessionContext value={aSession({ login, register })}>{page}</SessionContext>, {
    paths: ['/login', '/register', '/forgot-password'],
  });
};

const fill = (texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const CREDENTIALS = { 'Username or Email': 'loretta', Password: 'honky-tonk' };
const ACCOUNT = {
  'First Name': 'Loretta',
  'Last Name': 'Lynn',
  Username: 'loretta',
  Email: 'loretta@example.com',
  Password: 'honky-tonk',
  'Confirm Password': 'honky-tonk',
};
const WRONG = { statusCode: 401, code: 'auth.bad-credentials', message: 'Wrong name or password.' };

describe('signing in and up', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
    noteReachability(true);
  });

  it.each([
    ['Login', <LoginPage />],
    ['Sign Up', <RegisterPage />],
    ['Forgot password?', <ForgotPasswordPage />],
  ])('says beside the form that it needs a network: %s', async (title, page) => {
    noteReachability(false);
    open(page);
    await screen.findByRole('heading', { name: title });
    expect(screen.getByText(NOTE)).toBeTruthy();
  });

  it('keeps saying so after its toast is gone, where the browser believes in a network', async () => {
    open(<LoginPage />);
    await screen.findByLabelText('Username or Email');
    fill(CREDENTIALS);
    expect(screen.queryByText(NOTE)).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(currentToast()?.title).toBe('Login failed'));
    dismissToast();
    expect(screen.getByText(NOTE)).toBeTruthy();
  });

  it.each([
    ["shows the server's words", new HttpError(401, JSON.stringify(WRONG), ''), WRONG.message],
    ['falls back to the catalogue', new HttpError(502, '', ''), 'Invalid credentials. Please try again.'],
  ])('%s when a login fails', async (_what, error, description) => {
    open(<LoginPage />, error);
    await screen.findByLabelText('Username or Email');
    fill(CREDENTIALS);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Login failed', description, destructive: true }),
    );
  });

  it.each([
    ['a registration failed', {}, 'Registration failed', 'Something went wrong. Please try again.'],
    [
      'passwords do not match',
      { 'Confirm Password': 'honky-tank' },
      'Password mismatch',
      'Please make sure your passwords match.',
    ],
  ])('says word for word that %s', async (_what, changes, title, description) => {
    open(<RegisterPage />, new HttpError(502, '', ''));
    await screen.findByLabelText('Username');
    fill({ ...ACCOUNT, ...changes });
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));

    await waitFor(() => expect(currentToast()).toMatchObject({ title, description, destructive: true }));
  });

  it('says before it is sent that a username may not contain @', async () => {
    open(<RegisterPage />);
    await screen.findByLabelText('Username');
    fill({ ...ACCOUNT, Username: 'loretta@example.com' });
    fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Username may not contain @')).toBeTruthy();
  });

  describe('a registration whose answer was lost', () => {
    const taken = (code: string) =>
      new HttpError(409, JSON.stringify({ statusCode: 409, code, message: 'Taken.' }), '');
    const wrong = new HttpError(401, JSON.stringify(WRONG), '');
    const register = jest.fn<Session['register']>();
    const login = jest.fn<Session['login']>();
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    const told = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title));
    const openForm = async () => {
      showScreen(
        <SessionContext value={aSession({ register, login })}>
          <RegisterPage />
        </SessionContext>,
        { paths: ['/login'] },
      );
      await screen.findByLabelText('Username');
      fill(ACCOUNT);
    };
    beforeEach(() => jest.resetAllMocks());

    it.each(['users.username-taken', 'users.email-taken'])(
      'is the account of who pressed again: %s',
      async (code) => {
        register.mockRejectedValueOnce(new UnreachableError()).mockRejectedValueOnce(taken(code));
        login.mockResolvedValueOnce(aPerson());
        await openForm();
        press();
        await told('Registration failed');
        press();
        await told('Welcome, Loretta!');
        expect(login).toHaveBeenCalledWith({ usernameOrEmail: 'loretta', password: 'honky-tonk' });
      },
    );

    it.each([
      ["that a name is somebody else's", wrong, 'Taken.'],
      ['that the network is gone again', new UnreachableError(), /^You're offline/],
    ])('says %s', async (_what, answer, description) => {
      register
        .mockRejectedValueOnce(new UnreachableError())
        .mockRejectedValueOnce(taken('users.username-taken'));
      login.mockRejectedValueOnce(answer);
      await openForm();
      press();
      await told('Registration failed');
      dismissToast();
      press();
      await waitFor(() =>
        expect(currentToast()?.description).toEqual(
          typeof description === 'string' ? description : expect.stringMatching(description),
        ),
      );
      expect(login).toHaveBeenCalledTimes(1);
    });

    it('is no login to what was sent with another password', async () => {
      register
        .mockRejectedValueOnce(new UnreachableError())
        .mockRejectedValueOnce(taken('users.username-taken'));
      await openForm();
      press();
      await told('Registration failed');
      dismissToast();
      fill({ Password: 'tennessee', 'Confirm Password': 'tennessee' });
      press();
      await waitFor(() => expect(currentToast()?.description).toBe('Taken.'));
      expect(login).not.toHaveBeenCalled();
    });

    it("is no login where the venue's first answer is that a name is taken", async () => {
      register.mockRejectedValue(taken('users.username-taken'));
      await openForm();
      press();
      await told('Registration failed');
      expect(login).not.toHaveBeenCalled();
    });
  });

  it('is sent once, by a button that keeps the focus', async () => {
    const login = jest.fn(() => new Promise<never>(() => undefined));
    showScreen(
      <SessionContext value={aSession({ login })}>
        <LoginPage />
      </SessionContext>,
      { paths: ['/register', '/forgot-password'] },
    );
    await screen.findByLabelText('Username or Email');
    fill(CREDENTIALS);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
    button.focus();
    fireEvent.click(button);
    await screen.findByText('Logging in...');
    fireEvent.click(button);
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
    expect([document.activeElement, button.disabled]).toEqual([button, false]);
  });

  it('welcomes back who has logged in', async () => {
    const session = aSession({ login: () => Promise.resolve(aPerson()) });
    showScreen(
      <SessionContext value={session}>
        <LoginPage />
      </SessionContext>,
      { paths: ['/login'] },
    );
    await screen.findByLabelText('Username or Email');
    fill(CREDENTIALS);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(currentToast()?.title).toBe('Welcome back!'));
  });
});
