import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { Route as ForgotRoute } from '#routes/(auth)/forgot-password';
import { Route as LoginRoute } from '#routes/(auth)/login';
import { Route as ResetRoute } from '#routes/(auth)/reset-password';
import { Route as VerifyRoute } from '#routes/(auth)/verify-email';

const LORETTA = aPerson({ emailVerified: false });

const FORGOT = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';
const VERIFY = 'POST /api/auth/verify-email';
const network = fakeNetwork({
  [FORGOT]: () => json({ message: 'If we know it, a link is on its way.' }),
  [RESET]: () => json({ message: 'Password updated successfully' }),
  [VERIFY]: () => json({ message: 'Your email is confirmed.' }),
});
const linkEnded = () => problem(400, 'auth.link-ended', 'This link no longer works.');

/** The page at this address; returns the router's history. */
const open = async (address: string, user: AuthUser | null = null) => {
  const root = createRootRoute();
  const page = (path: string, component: unknown) =>
    createRoute({ getParentRoute: () => root, path, component: component as never });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/forgot-password', ForgotRoute.options.component),
      page('/reset-password', ResetRoute.options.component),
      page('/verify-email', VerifyRoute.options.component),
      page('/login', LoginRoute.options.component),
      page('/account', () => <p>the account</p>),
      page('/register', () => <p>the registration</p>),
    ]),
    history,
  });
  const session = aSession({ user, refresh });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
      >
        <SessionContext value={session}>
          <RouterProvider router={router as never} />
        </SessionContext>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return history;
};

const refresh = jest.fn<() => Promise<void>>(() => Promise.resolve());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => void refresh.mockClear());
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('a forgotten password', () => {
  it('is asked about from the login', async () => {
    await open('/login');

    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));

    expect(await heading('Forgot password?')).toBeTruthy();
  });

  it("asks the venue for a link, and shows the venue's words", async () => {
    await open('/forgot-password');
    type('Email', 'loretta@example.com');

    press('Send Link');

    expect(await heading('Check your email')).toBeTruthy();
    expect(screen.getByText('If we know it, a link is on its way.')).toBeTruthy();
    expect(screen.getByText('loretta@example.com')).toBeTruthy();
    expect(network.commands()).toEqual([{ call: FORGOT, body: { email: 'loretta@example.com' } }]);
  });

  it('lets one ask again with the same e-mail', async () => {
    await open('/forgot-password');
    type('Email', 'loretta@example.com');
    press('Send Link');
    await heading('Check your email');

    press('Send it again');

    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('loretta@example.com');
    expect(document.activeElement).toBe(email);
  });

  it('needs an e-mail', async () => {
    await open('/forgot-password');

    press('Send Link');

    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('says when there is no connection, and keeps what was typed', async () => {
    await open('/forgot-password');
    network.offline();
    type('Email', 'loretta@example.com');

    press('Send Link');

    await waitFor(() =>
      expect(currentToast()?.description).toBe(
        "Failed to send the link. You're offline; try again when you have a connection.",
      ),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('loretta@example.com');
  });
});

describe('the link of a forgotten password', () => {
  const choosePassword = (password = 'waltz-1963', confirmation = password) => {
    type('New Password', password);
    type('Confirm New Password', confirmation);
    press('Update Password');
  };

  it('sets the new password and leads to the login without the token', async () => {
    const history = await open('/reset-password#token=t-1');

    choosePassword();

    expect(await heading('Login')).toBeTruthy();
    expect(network.commands()).toEqual([
      { call: RESET, body: { token: 't-1', newPassword: 'waltz-1963', confirmPassword: 'waltz-1963' } },
    ]);
    expect(currentToast()?.title).toBe('Success');
    expect(refresh).toHaveBeenCalled();
    expect(history.location.href).toBe('/login');
  });

  it('keeps the rules of a password change', async () => {
    await open('/reset-password#token=t-1');

    choosePassword('waltz', 'waltz');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByText('Please confirm your password')).toBeTruthy();

    choosePassword('waltz-1963', 'waltz-1964');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('is kept, with what was typed, while there is no connection', async () => {
    const history = await open('/reset-password#token=t-1');
    network.offline();
    choosePassword();
    expect(await screen.findByText(/Keep this page open/)).toBeTruthy();
    expect(history.location.hash).toBe('#token=t-1');

    network.online();
    press('Update Password');

    expect(await heading('Login')).toBeTruthy();
  });

  it('says when it has ended, and leads to a new one', async () => {
    await open('/reset-password#token=t-1');
    network.on(RESET, linkEnded);

    choosePassword();

    expect(await heading('This link no longer works')).toBeTruthy();
    expect(currentToast()).toBeNull();
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('may have done its work when the answer was lost: leads to the login, too', async () => {
    const history = await open('/reset-password#token=t-1');
    network.on(RESET, unreachable, linkEnded);
    choosePassword();
    expect(await screen.findByText(/Keep this page open/)).toBeTruthy();

    press('Update Password');

    expect(await heading('This link no longer works')).toBeTruthy();
    expect(screen.queryByText(/was not changed/)).toBeNull();
    expect(screen.getByText(/If you chose a new password with this link before, log in/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Login' }));
    await heading('Login');
    expect(history.location.href).toBe('/login');
  });

  it('says when it was cut short', async () => {
    await open('/reset-password');

    expect(await heading('This link is incomplete')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeTruthy();
  });
});

describe('the link that confirms an e-mail', () => {
  it('does nothing until the button is pressed: programs open links too', async () => {
    await open('/verify-email#token=t-2');

    expect(await heading('Confirm your email')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('confirms by the button and tells the rest of the app', async () => {
    await open('/verify-email#token=t-2', LORETTA);

    press('Confirm Email');

    expect(await heading('Your email is confirmed')).toBeTruthy();
    expect(network.commands()).toEqual([{ call: VERIFY, body: { token: 't-2' } }]);
    expect(refresh).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
  });

  it('is kept while there is no connection', async () => {
    const history = await open('/verify-email#token=t-2');
    network.offline();

    press('Confirm Email');

    expect(await screen.findByText(/Keep this page open/)).toBeTruthy();
    expect(history.location.hash).toBe('#token=t-2');
    expect(await screen.findByRole('button', { name: 'Confirm Email' })).toBeTruthy();
  });

  it('says that it is done to somebody who has done it before', async () => {
    await open('/verify-email#token=t-2', { ...LORETTA, emailVerified: true });
    network.on(VERIFY, linkEnded);

    press('Confirm Email');

    expect(await heading('Your email is confirmed')).toBeTruthy();
    expect(currentToast()).toBeNull();
  });

  it('says when it has ended, and where a new one is had', async () => {
    await open('/verify-email#token=t-2');
    network.on(VERIFY, linkEnded);

    press('Confirm Email');

    expect(await heading('This link no longer works')).toBeTruthy();
    expect(screen.getByText(/have the email sent again from your account/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  });
});
