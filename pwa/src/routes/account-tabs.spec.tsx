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
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { MAX_PROFILE_IMAGE_BYTES } from '#contract/limits';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext } from '#shared/session/session-context';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/toast-store';

const LORETTA: AuthUser = {
  id: 7,
  username: 'loretta',
  email: 'loretta@example.com',
  firstName: 'Loretta',
  lastName: 'Hayes',
  userType: 'user',
  profileImage: null,
  emailVerified: true,
};

const fetchDouble = jest.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, message: string, fields?: Record<string, string>) =>
  answer(status, { statusCode: status, code: 'auth.refused', message, fields });
/** The calls so far, as `PUT /api/auth/profile`. */
const calls = () =>
  fetchDouble.mock.calls.map(([path, init]) => `${init?.method} ${typeof path === 'string' ? path : ''}`);
const bodyOf = (call: number): unknown => {
  const body = fetchDouble.mock.calls[call]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : body;
};

/** The account page at this address, as Loretta sees it. */
const open = async (path: '/account' | '/account/password', changes: Partial<AuthUser> = {}) => {
  const root = createRootRoute();
  const account = createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: (await import('./account')).Route.options.component,
  });
  const profile = (await import('./account.index')).Route.options.component;
  const password = (await import('./account.password')).Route.options.component;
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([
      account.addChildren([
        createRoute({ getParentRoute: () => account, path: '/', component: profile }),
        createRoute({ getParentRoute: () => account, path: '/password', component: password }),
      ]),
      createRoute({ getParentRoute: () => root, path: '/check-ins', component: () => <p>the check-ins</p> }),
    ]),
    history,
  });
  const Page = () => {
    const [user, setUser] = useState<AuthUser | null>({ ...LORETTA, ...changes });
    const session = useMemo(
      () => ({
        user,
        isLoading: false,
        login: () => Promise.reject(new Error('not here')),
        register: () => Promise.reject(new Error('not here')),
        logout: () => Promise.resolve(),
        refresh: (known?: AuthUser) => Promise.resolve(known && setUser(known)),
      }),
      [user],
    );
    return (
      <SessionContext value={session}>
        <RouterProvider router={router as never} />
      </SessionContext>
    );
  };
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
      >
        <Page />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('button', { name: /^Update / });
  return { history, user: userEvent.setup() };
};

const retype = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/(Choose|Change) image/), { target: { files: [file] } });
const picture = (name = 'loretta.jpg', type = 'image/jpeg') => new File(['a picture'], name, { type });
const pictureOfSize = (size: number) => Object.defineProperty(picture(), 'size', { value: size });

beforeEach(() => {
  localStorage.setItem('sessionId', 'abc');
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
  globalThis.scrollTo = () => undefined;
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('the account page', () => {
  it('opens on Profile and has an address for each tab', async () => {
    const { history } = await open('/account');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account Management');
    expect(screen.getByText('Manage your profile and account settings')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Password',
      'Badges',
      'Notifications',
    ]);
    expect(screen.getByRole('tabpanel', { name: 'Profile' })).toBeTruthy();

    fireEvent.click(screen.getByRole('tab', { name: 'Password' }));

    expect(await screen.findByRole('tabpanel', { name: 'Password' })).toBeTruthy();
    expect(history.location.pathname).toBe('/account/password');
  });

  it('walks its tabs with the arrow keys', async () => {
    const { user } = await open('/account');
    screen.getByRole('tab', { name: 'Profile' }).focus();

    await user.keyboard('{ArrowRight}');

    expect(document.activeElement?.textContent).toBe('Password');
  });

  it('asks before something typed is left behind', async () => {
    const { user, history } = await open('/account');
    await retype(user, 'First Name', 'Lorrie');

    fireEvent.click(screen.getByRole('tab', { name: 'Password' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(history.location.pathname).toBe('/account');

    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('tabpanel', { name: 'Password' })).toBeTruthy();
    expect(question.isConnected).toBe(false);
  });
});

describe('the Profile tab', () => {
  it('saves name and e-mail and shows the new name at once', async () => {
    const { user } = await open('/account');
    fetchDouble.mockResolvedValueOnce(answer(200, { ...LORETTA, firstName: 'Lorrie' }));
    await retype(user, 'First Name', 'Lorrie');

    press('Update Profile');

    expect(await screen.findByRole('heading', { name: 'Lorrie Hayes' })).toBeTruthy();
    expect(bodyOf(0)).toEqual({ firstName: 'Lorrie', lastName: 'Hayes', email: 'loretta@example.com' });
    expect(currentToast()).toMatchObject({
      title: 'Success',
      description: 'Profile updated successfully',
    });
  });

  it('says Updating... while it saves', async () => {
    await open('/account');
    fetchDouble.mockImplementation(() => new Promise(() => undefined));

    press('Update Profile');

    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeTruthy();
  });

  it('says what is missing before it goes to the venue', async () => {
    const { user } = await open('/account');
    await retype(user, 'First Name', ' ');
    await retype(user, 'Last Name', '');
    await retype(user, 'Email', 'loretta@');

    press('Update Profile');

    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(screen.getByText('Last name is required')).toBeTruthy();
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(calls()).toEqual([]);
  });

  it('shows a taken e-mail at its field', async () => {
    await open('/account');
    const words = 'An account with this email already exists.';
    fetchDouble.mockResolvedValueOnce(refusal(409, words, { email: words }));

    press('Update Profile');

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(currentToast()).toMatchObject({ title: 'Error', description: words });
  });

  it("falls back to the error catalogue's words, and says when it is the network", async () => {
    await open('/account');
    fetchDouble.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    press('Update Profile');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update profile'));

    fetchDouble.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press('Update Profile');
    await waitFor(() =>
      expect(currentToast()?.description).toBe(
        "Failed to update profile. You're offline; try again when you have a connection.",
      ),
    );
  });

  it('shows a chosen picture, and sends it with the profile', async () => {
    await open('/account');
    const file = picture();
    fetchDouble
      .mockResolvedValueOnce(answer(200, LORETTA))
      .mockResolvedValueOnce(answer(200, { ...LORETTA, profileImage: '/uploads/person-1.webp' }));

    choose(file);
    expect(currentToast()?.title).toBe('Image Selected');
    press('Update Profile');

    expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy();
    expect(calls()).toEqual(['PUT /api/auth/profile', 'POST /api/auth/profile-image']);
    const form = bodyOf(1);
    expect(form instanceof FormData && form.get('profileImage')).toBe(file);
  });

  it('refuses what is no image, and what is too large', async () => {
    await open('/account');

    choose(picture('song.mp3', 'audio/mpeg'));
    expect(currentToast()).toMatchObject({ title: 'Invalid File Type' });
    choose(pictureOfSize(MAX_PROFILE_IMAGE_BYTES + 1));
    expect(currentToast()).toMatchObject({ title: 'Image Too Large' });

    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('forgets a picture that the venue cannot read, and keeps the new name', async () => {
    const { user } = await open('/account');
    fetchDouble
      .mockResolvedValueOnce(answer(200, { ...LORETTA, firstName: 'Lorrie' }))
      .mockResolvedValueOnce(refusal(415, 'Please select an image file (JPG, PNG, etc.)'));
    await retype(user, 'First Name', 'Lorrie');
    choose(picture());

    press('Update Profile');

    expect(await screen.findByRole('heading', { name: 'Lorrie Hayes' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Please select an image file (JPG, PNG, etc.)',
    });
  });

  it('removes the picture when the profile is saved, not before', async () => {
    await open('/account', { profileImage: '/uploads/person-1.webp' });
    fetchDouble.mockImplementation(() => Promise.resolve(answer(200, LORETTA)));

    press('Remove');
    expect(calls()).toEqual([]);
    press('Update Profile');

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(calls()).toEqual(['PUT /api/auth/profile', 'DELETE /api/auth/profile-image']);
  });

  it('sends the mail for an unconfirmed e-mail again', async () => {
    await open('/account', { emailVerified: false });
    fetchDouble.mockResolvedValueOnce(answer(200, { message: 'The mail is on its way.' }));

    press('Send the mail again');

    await waitFor(() => expect(currentToast()?.description).toBe('The mail is on its way.'));
    expect(calls()).toEqual(['POST /api/auth/verify-email/resend']);
  });

  it('has no word about an e-mail that is confirmed', async () => {
    await open('/account');

    expect(screen.queryByText(/not confirmed/)).toBeNull();
  });
});

describe('the Password tab', () => {
  const fill = async (
    user: ReturnType<typeof userEvent.setup>,
    passwords: { current: string; next: string; confirmation: string },
  ) => {
    await retype(user, 'Current Password', passwords.current);
    await retype(user, 'New Password', passwords.next);
    await retype(user, 'Confirm New Password', passwords.confirmation);
    press('Update Password');
  };

  it('changes the password and empties its fields', async () => {
    const { user } = await open('/account/password');
    fetchDouble.mockResolvedValueOnce(answer(200, { message: 'Password updated successfully' }));

    await fill(user, { current: 'two-step-1962', next: 'waltz-1963', confirmation: 'waltz-1963' });

    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Success',
        description: 'Password updated successfully',
      }),
    );
    expect(calls()).toEqual(['PUT /api/auth/password']);
    expect(bodyOf(0)).toEqual({
      currentPassword: 'two-step-1962',
      newPassword: 'waltz-1963',
      confirmPassword: 'waltz-1963',
    });
    for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
  });

  it('says what is missing', async () => {
    const { user } = await open('/account/password');

    await fill(user, { current: '', next: 'waltz', confirmation: 'waltz' });

    expect(await screen.findByText('Current password is required')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByText('Please confirm your password')).toBeTruthy();
    expect(calls()).toEqual([]);
  });

  it('says at the confirmation that the two differ', async () => {
    const { user } = await open('/account/password');

    await fill(user, { current: 'two-step-1962', next: 'waltz-1963', confirmation: 'waltz-1964' });

    const words = await screen.findByText("Passwords don't match");
    expect(screen.getByLabelText('Confirm New Password').getAttribute('aria-describedby')).toBe(words.id);
    expect(calls()).toEqual([]);
  });

  it('shows a wrong current password at its field and keeps what was typed', async () => {
    const { user } = await open('/account/password');
    const words = 'The current password is wrong.';
    fetchDouble.mockResolvedValueOnce(refusal(400, words, { currentPassword: words }));

    await fill(user, { current: 'nope', next: 'waltz-1963', confirmation: 'waltz-1963' });

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('waltz-1963');
  });

  it("falls back to the error catalogue's words", async () => {
    const { user } = await open('/account/password');
    fetchDouble.mockResolvedValueOnce(new Response('<html>', { status: 502 }));

    await fill(user, { current: 'two-step-1962', next: 'waltz-1963', confirmation: 'waltz-1963' });

    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update password'));
  });

  it('shows the passwords on request, and tells a password manager which is which', async () => {
    const { user } = await open('/account/password');
    const current = screen.getByLabelText<HTMLInputElement>('Current Password');
    expect(current).toMatchObject({ type: 'password', autocomplete: 'current-password' });
    expect(screen.getByLabelText('New Password')).toMatchObject({ autocomplete: 'new-password' });

    await user.click(screen.getByLabelText('Show passwords'));

    expect(current).toMatchObject({ type: 'text', autocomplete: 'current-password' });
  });
});
