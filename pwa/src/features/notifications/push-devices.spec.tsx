import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { PushDevices } from './push-devices';
import type { PushDevice } from './push-devices.queries';

const READ = 'GET /api/push-subscriptions';
const network = fakeNetwork();

const LAPTOP = { key: 'laptop', device: 'Firefox on Linux' } as PushDevice;
const PHONE = { key: 'phone', device: 'Chrome on Android' } as PushDevice;

describe('the devices on which notifications come', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('keep the focus of a keyboard when one is turned off, and after the last', async () => {
    network.on(READ, () => json([LAPTOP, PHONE]));
    network.on('DELETE /api/push-subscriptions/:key', () => json({ message: 'Turned off' }));
    showScreen(<PushDevices userId={7} />);
    const turnOff = async (device: string) => {
      const button = await screen.findByRole('button', { name: `Turn off on ${device}` });
      button.focus();
      fireEvent.click(button);
      await waitFor(() => expect(button.isConnected).toBe(false));
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    };
    await screen.findByRole('button', { name: 'Turn off on Firefox on Linux' });
    network.on(READ, () => json([PHONE]));
    await turnOff('Firefox on Linux');
    expect(document.activeElement?.textContent).toContain('Chrome on Android');
    expect(document.activeElement?.tagName).toBe('LI');
    network.on(READ, () => json([]));
    await turnOff('Chrome on Android');
  });

  it('are those that are left, where one was turned off from another since they were looked at last', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    network.on(
      READ,
      () => json([LAPTOP, PHONE]),
      () => json([PHONE]),
    );
    showScreen(<PushDevices userId={7} />, { client });
    await screen.findByRole('button', { name: 'Turn off on Firefox on Linux' });
    cleanup();
    showScreen(<PushDevices userId={7} />, { client });
    await screen.findByRole('button', { name: 'Turn off on Chrome on Android' });
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
  });
});
