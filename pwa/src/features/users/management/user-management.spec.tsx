import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { UserFilter } from './user-filter';
import { UserManagement } from './user-management';
import type { ManagedUser } from './users.queries';

const HANK: ManagedUser = {
  id: 7,
  username: 'hank',
  email: 'hank@example.com',
  firstName: 'Hank',
  lastName: 'Snow',
  userType: 'artist',
  isActive: true,
  emailVerified: false,
  profileImage: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const JUNE: ManagedUser = { ...HANK, id: 1, username: 'june', firstName: 'June', userType: 'admin' };

let list: () => Response;
let answer: () => Response;
let asked: string[];
let calls: string[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const Tab = () => {
  const [filter, setFilter] = useState<UserFilter>({});
  return <UserManagement filter={filter} onFilter={setFilter} />;
};

/** The Users tab of a venue with these accounts, whose commands are answered by `answer`. */
const open = async (...users: ManagedUser[]) => {
  list = () => json(users);
  globalThis.fetch = (path, options) => {
    if (options?.method === 'GET') {
      asked.push(typeof path === 'string' ? path : '');
      return Promise.resolve().then(list);
    }
    calls.push(`${options?.method} ${typeof path === 'string' ? path : ''}`);
    return Promise.resolve(answer());
  };
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Tab />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findAllByRole('article');
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

describe('user management', () => {
  beforeEach(() => {
    asked = [];
    calls = [];
    answer = () => new Response('', { status: 502 });
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('blocks somebody and marks them', async () => {
    await open(HANK);
    answer = () => json({ ...HANK, isActive: false });

    await press('Block Hank Snow');

    expect(await told()).toMatchObject({ title: 'User blocked successfully' });
    expect(calls).toEqual(['PUT /api/admin/users/7/block']);
    expect(await screen.findByText('Blocked', { selector: 'span' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unblock Hank Snow' })).toBeTruthy();
  });

  it('unblocks somebody', async () => {
    await open({ ...HANK, isActive: false });
    answer = () => json(HANK);

    await press('Unblock Hank Snow');

    expect(await told()).toMatchObject({ title: 'User unblocked successfully' });
    expect(await screen.findByRole('button', { name: 'Block Hank Snow' })).toBeTruthy();
  });

  it('asks before it deletes somebody for good', async () => {
    await open(HANK);
    answer = () => json({ message: 'User deleted permanently' });

    await press('Delete Hank Snow');
    const question = within(screen.getByRole('dialog', { name: 'Delete Hank Snow?' }));
    expect(calls).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Delete permanently' }));

    expect(await told()).toMatchObject({ title: 'User deleted permanently' });
    expect(calls).toEqual(['DELETE /api/admin/users/7']);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('deletes nobody when the question is answered with Cancel', async () => {
    await open(HANK);
    await press('Delete Hank Snow');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article', { name: 'Hank Snow' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it.each([
    ['Block Hank Snow', 'Failed to block user', HANK],
    ['Unblock Hank Snow', 'Failed to unblock user', { ...HANK, isActive: false }],
  ])('after "%s" failed says "%s"', async (button, words, user) => {
    await open(user);
    await press(button);
    expect(await told()).toMatchObject({ title: 'Error', description: words, destructive: true });
  });

  it('says "Failed to delete user" when that failed', async () => {
    await open(HANK);
    await press('Delete Hank Snow');
    await press('Delete permanently');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete user' });
  });

  it('offers nothing against an admin', async () => {
    await open(JUNE);
    const row = within(screen.getByRole('article', { name: 'June Snow' }));
    expect(row.getByText('Protected')).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('shows the accounts of one role', async () => {
    await open(HANK);
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admins');
    await waitFor(() => expect(asked.at(-1)).toContain('role=admin'));
  });

  it('says so when there is no connection, keeps nobody on the screen, and asks again', async () => {
    await open(HANK);
    list = () => {
      throw new TypeError('no network');
    };
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'anybody');
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText(/^Accounts are private/)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    list = () => json([]);
    await press('Try again');
    expect(await screen.findByText('No users match your search.')).toBeTruthy();
  });
});
