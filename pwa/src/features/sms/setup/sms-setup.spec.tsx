import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeVenue, openSmsTab, openVenue, press, SETUP, told, venue } from '#test/screens/sms-panel-double';
import { json } from '#test/screens/sms-screen-double';

beforeEach(openVenue);
afterEach(closeVenue);

describe('the webhook setup', () => {
  it('that did not come is asked for once more', async () => {
    let isUp = false;
    venue.describeSetup = () => (isUp ? json(SETUP) : json({}, 500));
    openSmsTab();
    expect(await screen.findByText('The address to paste could not be loaded')).toBeTruthy();
    isUp = true;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy();
    cleanup();
    venue.describeSetup = () => {
      throw new TypeError('no network');
    };
    openSmsTab();
    expect(await screen.findByText('The address to paste comes back with your connection.')).toBeTruthy();
  });

  it('gives the address to copy, and says what the server lacks', async () => {
    const user = userEvent.setup();
    openSmsTab();
    await user.click(await screen.findByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe('https://boot.example/api/sms/webhook#rc=3&rp=all');
    expect(await told()).toMatchObject({ title: 'Address copied' });
    expect(screen.getByText(/Paste it again at “Primary handler fails”/)).toBeTruthy();
    expect(screen.getByText(/anybody could post messages/)).toBeTruthy();
    expect(screen.getByText(/No number is set/)).toBeTruthy();
  });

  it('gives the address of the page where the server was told none', async () => {
    const webhookUrl = 'http://127.0.0.1:3000/api/sms/webhook#rc=3';
    venue.describeSetup = () => json({ ...SETUP, hasPublicAddress: false, webhookUrl });
    openSmsTab();
    expect(await screen.findByText(`${location.origin}/api/sms/webhook#rc=3`)).toBeTruthy();
    expect(screen.getByText(/PUBLIC_URL is not set/)).toBeTruthy();
  });

  it('says that the token is set', async () => {
    venue.describeSetup = () => json({ ...SETUP, hasToken: true, checksSignatures: true });
    openSmsTab();
    expect(await screen.findByText(/The auth token is set/)).toBeTruthy();
    expect(screen.queryByText(/anybody could post messages/)).toBeNull();
  });
});
