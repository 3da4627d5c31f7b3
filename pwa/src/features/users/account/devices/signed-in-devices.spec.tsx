import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { broken, fakeNetwork, json, problem } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { SignedInDevices } from './signed-in-devices';
import type { SignedInDevice } from './signed-in-devices.queries';

const READ = 'GET /api/auth/sessions';
const END_ALL = 'DELETE /api/auth/sessions';
const network = fakeNetwork();

const aDevice = (key: string, overrides: Partial<SignedInDevice> = {}): SignedInDevice => ({
  key,
  device: 'Safari on iPhone',
  signedInAt: '2026-11-20T02:15:00Z',
  lastSeenAt: '2026-11-26T04:30:00Z',
  isThis: false,
  ...overrides,
});
const THIS = aDevice('this', { device: 'Firefox on Linux', isThis: true });

/** The screen of an account that is signed in on these devices. */
const open = async (...devices: SignedInDevice[]) => {
  network.on(READ, () => json(devices));
  draw();
  await screen.findByRole('list', { name: 'This device' });
};

const draw = () => showScreen(<SignedInDevices userId={7} />);

const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the signed-in devices', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('are told in words, with when by the venue’s clock, this one without a button', async () => {
    await open(THIS, aDevice('phone'));

    expect(rows('This device')).toEqual(['Firefox on LinuxSigned in Nov 19, 2026, 8:15\u00a0PMThis device']);
    expect(rows('Other devices')).toEqual([
      'Safari on iPhoneSigned in Nov 19, 2026, 8:15\u00a0PMLast seen Nov 25, 2026, 10:30\u00a0PMSign out',
    ]);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('say when there is no other', async () => {
    await open(THIS);

    expect(screen.getByText('You are signed in nowhere else.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('are signed out one at a time, and told apart by when they were seen', async () => {
    await open(THIS, aDevice('old-phone'), aDevice('new-phone'));
    network.on('DELETE /api/auth/sessions/:key', () => json({ message: 'The device is signed out.' }));
    network.on(READ, () => json([THIS, aDevice('new-phone')]));

    const [first] = screen.getAllByRole('button', { name: 'Sign out Safari on iPhone' });
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Last seen Nov 25',
    );
    if (first) fireEvent.click(first);
    if (first) fireEvent.click(first);

    await waitFor(() => expect(rows('Other devices')).toHaveLength(1));
    expect(network.commands()).toEqual([{ call: 'DELETE /api/auth/sessions/old-phone', body: null }]);
    expect(currentToast()).toMatchObject({
      title: 'Signed out',
      description: 'Safari on iPhone is signed out.',
    });
  });

  it('keep the focus of a keyboard, one by one and after the last', async () => {
    await open(THIS, aDevice('old', { device: 'Chrome on Android' }), aDevice('phone'));
    network.on('DELETE /api/auth/sessions/:key', () => json({ message: 'The device is signed out.' }));
    const end = (device: string) => {
      const button = screen.getByRole('button', { name: `Sign out ${device}` });
      button.focus();
      fireEvent.click(button);
    };
    network.on(READ, () => json([THIS, aDevice('phone')]));
    end('Chrome on Android');
    await waitFor(() => expect(rows('Other devices')).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Safari on iPhone'));
    expect(document.activeElement?.tagName).toBe('LI');

    network.on(READ, () => json([THIS]));
    end('Safari on iPhone');
    const words = await screen.findByText('You are signed in nowhere else.');
    await waitFor(() => expect(document.activeElement).toBe(words));
  });

  it('are signed out all together after a question', async () => {
    await open(THIS, aDevice('phone'), aDevice('tablet', { device: 'Chrome on Android' }));
    network.on(END_ALL, () => json({ message: 'Your other devices are signed out.' }));
    network.on(READ, () => json([THIS]));

    press('Sign out all other devices');
    const question = await screen.findByRole('dialog', { name: 'Sign out all other devices?' });
    expect(network.commands()).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(network.commands()).toEqual([{ call: END_ALL, body: null }]);
    expect(currentToast()?.title).toBe('Signed out on all other devices');
  });

  it('stay as they are without a network, and say so', async () => {
    await open(THIS, aDevice('phone'));
    network.offline();

    press('Sign out Safari on iPhone');

    await waitFor(() =>
      expect(currentToast()?.description).toBe(
        "Failed to sign out the device. You're offline; try again when you have a connection.",
      ),
    );
    expect(rows('Other devices')).toHaveLength(1);
  });

  it('are asked for again when the venue does not know one', async () => {
    await open(THIS, aDevice('phone'));
    network.on('DELETE /api/auth/sessions/:key', () =>
      problem(404, 'auth.session-not-found', 'You are not signed in on such a device.'),
    );
    network.on(READ, () => json([THIS]));

    press('Sign out Safari on iPhone');

    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(currentToast()?.description).toBe('You are not signed in on such a device.');
  });

  it.each([
    ['Your devices come back with your connection.', () => network.offline()],
    ['Something went wrong on our side. You stay signed in.', () => network.on(READ, broken)],
  ])('say in place of the list: %s', async (words, fail) => {
    fail();
    draw();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
