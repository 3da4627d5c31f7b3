import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import type { ManagedUser } from '#features/users/management/users.queries';
import { AddStaffSheet, PinSheet } from './staff-sheets';

const WADE: ManagedUser = {
  id: 9,
  username: 'wade',
  email: 'wade@example.com',
  firstName: 'Wade',
  lastName: 'Hutchins',
  userType: 'staff',
  isActive: true,
  emailVerified: false,
  hasPin: true,
  profileImage: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};

const ADD = 'POST /api/admin/users';
const SET_PIN = 'PUT /api/admin/users/9/pin';
const TAKEN = 'This username is already taken.';
const taken = () => problem(409, 'users.username-taken', TAKEN, { username: TAKEN });
const network = fakeNetwork({});

const open = async (sheet: (onClose: () => void) => ReactNode) => {
  const onClose = jest.fn();
  showScreen(sheet(onClose));
  await screen.findByRole('dialog');
  return onClose;
};
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fillIn = async (pin: string) => {
  await fill('First Name', 'Wade');
  await fill('Last Name', 'Hutchins');
  await fill('Username', 'wade');
  await fill('Email', 'wade@example.com');
  await fill('PIN', pin);
};

describe('adding somebody who works at the door', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('sends what was typed, tells it and closes', async () => {
    network.on(ADD, () => json(WADE, 201));
    const onClose = await open((close) => <AddStaffSheet onClose={close} />);
    await fillIn('1849');
    await press('Add Staff');

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(currentToast()).toMatchObject({ title: 'Staff member added' });
    expect(network.commands()).toMatchObject([
      { call: ADD, body: { firstName: 'Wade', username: 'wade', email: 'wade@example.com', pin: '1849' } },
    ]);
  });

  it('asks for a PIN of digits before it sends anything', async () => {
    await open((close) => <AddStaffSheet onClose={close} />);
    await fillIn('12a4');
    await press('Add Staff');
    expect(await screen.findByText('PIN must be 4 to 8 digits')).toBeTruthy();
    expect(network.commands()).toEqual([]);
  });

  it('shows at its field what the venue refuses, and keeps what was typed', async () => {
    network.on(ADD, taken);
    const onClose = await open((close) => <AddStaffSheet onClose={close} />);
    await fillIn('1849');
    await press('Add Staff');
    expect(await screen.findByText(TAKEN)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('wade@example.com');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['done when the answer was lost and the venue has the account', [WADE], 'Staff member added'],
    ['refused when the account is of somebody else', [{ ...WADE, email: 'other@example.com' }], 'Error'],
  ])('is, pressed again, %s', async (_what, found, title) => {
    network.on(ADD, unreachable, taken);
    network.on('GET /api/admin/users?q=wade%40example.com&role=staff', () => json(found));
    const onClose = await open((close) => <AddStaffSheet onClose={close} />);
    await fillIn('1849');
    await press('Add Staff');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error' }));
    dismissToast();
    await press('Add Staff');
    await waitFor(() => expect(currentToast()).toMatchObject({ title }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(title === 'Error' ? 0 : 1));
  });
});

describe('another PIN', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('is sent, told and closes the sheet', async () => {
    network.on(SET_PIN, () => json({ message: 'PIN saved' }));
    const onClose = await open((close) => <PinSheet user={WADE} onClose={close} />);
    expect(screen.getByRole('dialog', { name: 'PIN of Wade Hutchins' })).toBeTruthy();
    await fill('PIN', '90711234');
    await press('Save PIN');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(currentToast()).toMatchObject({ title: 'PIN saved' });
    expect(network.commands()).toMatchObject([{ call: SET_PIN, body: { pin: '90711234' } }]);
  });
});
