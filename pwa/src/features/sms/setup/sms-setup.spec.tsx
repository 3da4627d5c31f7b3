import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, unreachable } from '#test/fake-network';
import {
  closeVenue,
  network,
  openSmsTab,
  openVenue,
  press,
  READ_SETUP,
  SETUP,
  told,
} from '#test/screens/sms-panel-double';

beforeEach(openVenue);
afterEach(closeVenue);

describe('the webhook setup', () => {
  it('that did not come is asked for once more', async () => {
    network.on(
      READ_SETUP,
      () => json({}, 500),
      () => json(SETUP),
    );
    openSmsTab();
    expect(await screen.findByText('The address to paste could not be loaded')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy();
    cleanup();
    network.on(READ_SETUP, unreachable);
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
    network.on(READ_SETUP, () => json({ ...SETUP, hasPublicAddress: false, webhookUrl }));
    openSmsTab();
    expect(await screen.findByText(`${location.origin}/api/sms/webhook#rc=3`)).toBeTruthy();
    expect(screen.getByText(/PUBLIC_URL is not set/)).toBeTruthy();
  });

  it('says that the token is set', async () => {
    network.on(READ_SETUP, () => json({ ...SETUP, hasToken: true, checksSignatures: true }));
    openSmsTab();
    expect(await screen.findByText(/The auth token is set/)).toBeTruthy();
    expect(screen.queryByText(/anybody could post messages/)).toBeNull();
  });
});
