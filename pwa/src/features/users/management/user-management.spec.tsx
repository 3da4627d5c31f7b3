import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { SessionContext } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import type { UserFilter } from './user-filter';
import { UserManagement } from './user-management';
import type { ManagedUser } from './users.queries';
import { openMenu, pressInMenu } from '#test/row-menu';

const HANK: ManagedUser = {
  id: 7,
  username: 'hank',
  email: 'hank@example.com',
  firstName: 'Hank',
  lastName: 'Snow',
  userType: 'artist',
  isActive: true,
  emailVerified: false,
  hasPin: false,
  profileImage: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const JUNE: ManagedUser = { ...HANK, id: 1, username: 'june', firstName: 'June', userType: 'admin' };

const LIST = 'GET /api/admin/users';
const BLOCK = 'PUT /api/admin/users/7/block';
const UNBLOCK = 'PUT /api/admin/users/7/unblock';
const DELETE = 'DELETE /api/admin/users/7';
const network = fakeNetwork({ [BLOCK]: broken, [UNBLOCK]: broken, [DELETE]: broken });

const Tab = () => {
  const [filter, setFilter] = useState<UserFilter>({});
  return <UserManagement filter={filter} onFilter={setFilter} />;
};

/** The Users tab of a venue with these accounts. */
const open = async (...users: ManagedUser[]) => {
  network.on(LIST, () => json(users));
  const user = aPerson({ id: JUNE.id, userType: 'admin' });
  showScreen(
    <SessionContext value={aSession({ user })}>
      <Tab />
    </SessionContext>,
  );
  await screen.findAllByRole('article');
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

describe('user management', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('blocks somebody and marks them', async () => {
    await open(HANK);
    network.on(BLOCK, () => json({ ...HANK, isActive: false }));

    await press('Block Hank Snow');

    expect(await told()).toMatchObject({ title: 'User blocked successfully' });
    expect(network.commands()).toMatchObject([{ call: BLOCK }]);
    expect(await screen.findByText('Blocked', { selector: 'span' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unblock Hank Snow' })).toBeTruthy();
  });

  it('unblocks somebody', async () => {
    await open({ ...HANK, isActive: false });
    network.on(UNBLOCK, () => json(HANK));

    await press('Unblock Hank Snow');

    expect(await told()).toMatchObject({ title: 'User unblocked successfully' });
    expect(await screen.findByRole('button', { name: 'Block Hank Snow' })).toBeTruthy();
  });

  it('asks before it deletes somebody for good', async () => {
    await open(HANK);
    network.on(DELETE, () => json({ message: 'User deleted permanently' }));

    await pressInMenu('Hank Snow', 'Delete Hank Snow');
    const question = within(screen.getByRole('dialog', { name: 'Delete Hank Snow?' }));
    expect(network.commands()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Delete permanently' }));

    expect(await told()).toMatchObject({ title: 'User deleted permanently' });
    expect(network.commands()).toMatchObject([{ call: DELETE }]);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('deletes nobody when the question is answered with Cancel', async () => {
    await open(HANK);
    await pressInMenu('Hank Snow', 'Delete Hank Snow');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article', { name: 'Hank Snow' })).toBeTruthy();
    expect(network.commands()).toEqual([]);
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
    await pressInMenu('Hank Snow', 'Delete Hank Snow');
    await press('Delete permanently');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete user' });
  });

  it('offers a PIN for the door to staff and to the admin themselves alone', async () => {
    const other: ManagedUser = { ...JUNE, id: 2, firstName: 'Other' };
    await open(HANK, JUNE, other, { ...HANK, id: 9, firstName: 'Wade', userType: 'staff', hasPin: true });
    const names = screen.getAllByRole('button', { name: /PIN of/ }).map((button) => button.ariaLabel);
    expect(names).toEqual(['Set PIN of June Snow']);
    expect(await openMenu('Hank Snow')).toEqual([
      'Export their data Hank Snow',
      'Delete Hank Snow',
      'Forget for good Hank Snow',
    ]);
    await userEvent.keyboard('{Escape}');
    await pressInMenu('Wade Snow', 'New PIN of Wade Snow');
    expect(await screen.findByRole('dialog', { name: 'PIN of Wade Snow' })).toBeTruthy();
  });

  it.each([
    ['Export their data', 'export', 'Download their data'],
    ['Forget for good', 'erasure', 'Forget them for good'],
  ])(
    'means the account by "%s" in its row, and says so of an email that nobody confirmed',
    async (item, path, button) => {
      await open(HANK);
      const call = `POST /api/admin/people/${path}`;
      network.on(call, broken);
      await pressInMenu('Hank Snow', `${item} Hank Snow`);
      const sheet = within(await screen.findByRole('dialog'));
      expect(sheet.getByText(/^This email was never confirmed/)).toBeTruthy();
      const again = sheet.queryByLabelText('Type the email again');
      if (again) await userEvent.type(again, HANK.email);
      await userEvent.click(sheet.getByRole('button', { name: button }));
      await told();
      expect(network.commands()).toMatchObject([{ call, body: { userId: HANK.id, email: HANK.email } }]);
    },
  );

  it('offers nothing against an admin', async () => {
    await open(JUNE);
    const row = within(screen.getByRole('article', { name: 'June Snow' }));
    expect(row.getByText('Protected')).toBeTruthy();
    expect(row.queryByRole('button', { name: /Block|Delete/ })).toBeNull();
  });

  it('shows the accounts of one role', async () => {
    await open(HANK);
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admins');
    await waitFor(() => expect(network.calls.at(-1)?.path).toContain('role=admin'));
  });

  it('says so when there is no connection, keeps nobody on the screen, and asks again', async () => {
    await open(HANK);
    network.on(LIST, unreachable);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'anybody');
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText(/^Accounts are private/)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    network.on(LIST, () => json([]));
    await press('Try again');
    expect(await screen.findByText('No users match your search.')).toBeTruthy();
  });

  it('makes an admin of staff for the own password', async () => {
    const role = 'PUT /api/admin/users/7/role';
    await open({ ...HANK, userType: 'staff' }, JUNE);
    network.on(role, () => json({ message: 'Role saved' }));

    await pressInMenu('Hank Snow', 'Make Hank Snow an admin');
    await userEvent.type(await screen.findByLabelText('Your Password'), 'boot-scoot-1978');
    await press('Make admin');

    expect(await told()).toMatchObject({ title: 'Hank Snow is an admin' });
    const body = { userType: 'admin', currentPassword: 'boot-scoot-1978' };
    expect(network.commands()).toMatchObject([{ call: role, body }]);
  });

  it('makes staff of another admin, and not of oneself', async () => {
    const role = 'PUT /api/admin/users/7/role';
    await open({ ...HANK, userType: 'admin' }, JUNE);
    const wrong = 'Current password is incorrect';
    network.on(role, () => problem(400, 'auth.wrong-password', wrong, { currentPassword: wrong }));
    expect(screen.getAllByRole('button', { name: /^More actions for/ })).toHaveLength(1);

    await pressInMenu('Hank Snow', 'Make Hank Snow staff');
    await userEvent.type(await screen.findByLabelText('Your Password'), 'guessed-it');
    await press('Make staff');

    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(network.commands()).toMatchObject([{ call: role, body: { userType: 'staff' } }]);
  });
});
