import { fireEvent, screen } from '@testing-library/react';
import { closeScreen, open, retype, setUpBrowser } from '#test/screens/account-screen-double';

beforeEach(setUpBrowser);
afterEach(closeScreen);

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

  it("has the spec's tabs first, and an artist's own behind them", async () => {
    await open('/account', { userType: 'artist' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Password',
      'Badges',
      'Artist Profile',
      'Dates',
      'Bookings',
      'Notifications',
    ]);
  });

  it('has no badges for staff, who are no members', async () => {
    await open('/account', { userType: 'staff' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile', 'Password']);
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
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const password = await screen.findByRole('tab', { name: 'Password' });
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Lorrie');
    expect(history.location.pathname).toBe('/account');

    fireEvent.click(password);
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('tabpanel', { name: 'Password' })).toBeTruthy();
    expect(question.isConnected).toBe(false);
  });
});
