import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json } from '#test/fake-network';
import { newClient, showScreen } from '#test/screens/screen-double';
import type { PairedDevice } from './devices.queries';
import { PairedDevices } from './paired-devices';

const READ = 'GET /api/door/devices';
const network = fakeNetwork({ 'GET /api/venue': () => json({ timeZone: 'America/Chicago' }) });

const aTablet = (id: number, name: string): PairedDevice => ({
  id,
  name,
  pairedAt: '2026-11-20T18:00:00Z',
  lastContactAt: '2026-11-20T20:00:00Z',
});
const BACK_DOOR = aTablet(1, 'Back door');
const BAR = aTablet(2, 'Bar');

/** The app's answers are never stale unless a query says so. */
const aClient = () => newClient({ staleTime: Infinity });

const open = (client = aClient()) => {
  showScreen(<PairedDevices />, { client, paths: ['/door'] });
  return client;
};
const revoke = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Revoke ${name}` }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
};

describe('a tablet that is paired with the door', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('is off the list once revoked, and who works by keyboard stays there', async () => {
    network.on(
      READ,
      () => json([BACK_DOOR, BAR]),
      () => json([BAR]),
      () => json([]),
    );
    network.on('DELETE /api/door/devices/:id', () => json({ message: 'Tablet revoked' }));
    open();
    await revoke('Back door');
    await waitFor(() => expect(screen.queryByText('Back door')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentToast()).toMatchObject({ title: 'Tablet revoked' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));

    await revoke('Bar');
    const none = await screen.findByText('No tablet is paired yet.');
    await waitFor(() => expect(document.activeElement).toBe(none));
    expect(network.commands().map(({ call }) => call)).toEqual([
      'DELETE /api/door/devices/1',
      'DELETE /api/door/devices/2',
    ]);
  });

  it('is asked for again when Settings are opened again', async () => {
    network.on(
      READ,
      () => json([BACK_DOOR]),
      () => json([BACK_DOOR, BAR]),
    );
    const client = open();
    await screen.findByText('Back door');
    cleanup();
    open(client);
    expect(await screen.findByText('Bar')).toBeTruthy();
  });
});
