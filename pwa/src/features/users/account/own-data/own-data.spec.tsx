import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { OwnData } from './own-data';

const LOOK = 'GET /api/own-data';
const EXPORT = 'POST /api/own-data/export';
const ERASE = 'POST /api/own-data/erasure';
const USUAL = { email: 'loretta@example.com', isEmailProved: true, isLastAdmin: false, showsAhead: [] };
const network = fakeNetwork();

const open = async (name: string, answer: object = {}) => {
  network.on(LOOK, () => json({ ...USUAL, ...answer }));
  showScreen(<OwnData userId={7} />);
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = (password: string) =>
  fireEvent.change(screen.getByLabelText('Current Password'), { target: { value: password } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('one’s own data', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('asks by mail before anything is forgotten, and says where it went', async () => {
    const sheet = await open('Forget me');
    expect(await sheet.findByText('loretta@example.com')).toBeTruthy();
    network.on(ERASE, () => json({ message: 'We sent an email to loretta@example.com.' }));

    type('honky-tonk');
    press('Send me the email');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.commands()).toEqual([{ call: ERASE, body: { currentPassword: 'honky-tonk' } }]);
    expect(currentToast()).toMatchObject({
      title: 'Please look at your email',
      description: 'We sent an email to loretta@example.com.',
    });
  });

  it('asks for the password, and shows a wrong one at its field', async () => {
    const sheet = await open('Forget me');
    press('Send me the email');
    expect(await sheet.findByText('Current password is required')).toBeTruthy();
    network.on(ERASE, () =>
      problem(400, 'auth.wrong-password', 'Current password is incorrect', {
        currentPassword: 'Current password is incorrect',
      }),
    );
    type('wrong');
    press('Send me the email');
    expect(await sheet.findByText('Current password is incorrect')).toBeTruthy();
  });

  it('tells an artist of the shows ahead first', async () => {
    const sheet = await open('Forget me', {
      showsAhead: [{ name: 'New Year', date: '2099-12-31', time: '20:00' }],
    });
    const shows = within(await sheet.findByRole('region', { name: 'Your shows ahead' }));
    expect(shows.getByRole('listitem').textContent).toMatch(/^New Year, .*December 31, 2099$/);
  });

  it('keeps the last admin', async () => {
    const sheet = await open('Forget me', { isLastAdmin: true });
    expect((await sheet.findByRole('alert')).textContent).toContain('You are the only admin');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send me the email' }).disabled).toBe(true);
  });

  it('says what an unproved email leaves out, and what went wrong', async () => {
    const sheet = await open('Take my data along', { isEmailProved: false });
    expect(await sheet.findByText(/Confirm your email first/)).toBeTruthy();
    network.on(EXPORT, () => problem(429, 'auth.too-many-attempts', 'Too many attempts.'));
    type('honky-tonk');
    press('Download my data');
    await waitFor(() => expect(currentToast()?.description).toBe('Too many attempts.'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
