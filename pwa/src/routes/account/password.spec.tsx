import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { broken, json, problem } from '#test/fake-network';
import {
  calls,
  closeScreen,
  network,
  open,
  press,
  retype,
  setUpBrowser,
} from '#test/screens/account-screen-double';

const SAVE = 'PUT /api/auth/password';

beforeEach(setUpBrowser);
afterEach(closeScreen);

describe('the Password tab', () => {
  const fill = async (
    user: UserEvent,
    passwords: { current: string; next: string; confirmation: string },
  ) => {
    await retype(user, 'Current Password', passwords.current);
    await retype(user, 'New Password', passwords.next);
    await retype(user, 'Confirm New Password', passwords.confirmation);
    press('Update Password');
  };

  it('changes the password and empties its fields', async () => {
    const { user } = await open('/account/password');
    network.on(SAVE, () => json({ message: 'Password updated successfully' }));

    await fill(user, { current: 'two-step-1962', next: 'waltz-1963', confirmation: 'waltz-1963' });

    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Success',
        description: 'Password updated successfully',
      }),
    );
    expect(calls()).toEqual([SAVE]);
    // Other devices were signed out.
    await waitFor(() => expect(network.calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(network.commands()[0]?.body).toEqual({
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
    network.on(SAVE, () => problem(400, 'auth.refused', words, { currentPassword: words }));

    await fill(user, { current: 'nope', next: 'waltz-1963', confirmation: 'waltz-1963' });

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('waltz-1963');
  });

  it("falls back to the error catalogue's words", async () => {
    const { user } = await open('/account/password');
    network.on(SAVE, broken);

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
