import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UnreachableError } from '#shared/http/http-error';
import { noteReachability } from '#shared/offline/status/reachability';
import { SessionContext } from '#shared/session/session-context';
import { aSession } from '#test/factories/session.factory';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { ForgotPasswordPage } from '#features/auth/password/forgot-password-page';
import { LoginPage } from './login-page';
import { RegisterPage } from '#features/auth/register/register-page';

const NOTE = "You're offline — this needs a connection. What you typed stays here.";

const unreachable = aSession({ login: () => Promise.reject(new UnreachableError()) });

const open = (page: ReactNode) =>
  showScreen(<SessionContext value={unreachable}>{page}</SessionContext>, {
    paths: ['/login', '/register', '/forgot-password'],
  });

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
    fireEvent.change(await screen.findByLabelText('Username or Email'), { target: { value: 'loretta' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'honky-tonk' } });
    expect(screen.queryByText(NOTE)).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(currentToast()?.title).toBe('Login failed'));
    dismissToast();
    expect(screen.getByText(NOTE)).toBeTruthy();
  });
});
