import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext, type Session } from '#shared/session/session-context';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { ownPushQuery } from '#shared/push/own-push';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { aPerson } from '#test/factories/session.factory';
import { fakeNetwork, json, unreachable } from '#test/fake-network';
import { renderThemed } from '#test/themed';
import { RemindMe } from './remind-me';

const SHOW = { id: 7, date: '2099-01-16', time: '20:00', status: 'scheduled' as const };
const network = fakeNetwork({
  'GET /api/venue': () => json({ timeZone: 'America/Chicago' }),
  'GET /api/push-key': () => json({ publicKey: 'B'.repeat(87) }),
  'PUT /api/push-subscriptions/:key': ({ params }) => json({ key: params.key }),
  'PUT /api/show-reminders/:key': ({ params }) => json({ key: params.key, eventId: SHOW.id }),
  'DELETE /api/show-reminders/:key': () => json({ message: 'You will not be reminded' }),
});

/** The browser's own part: what it says when it is asked, and where it takes push messages. */
const haveBrowser = (permission: NotificationPermission, endpoint = 'https://push.example/1') => {
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
  const answer = () => Promise.resolve(subscription);
  const registration = { pushManager: { subscribe: answer, getSubscription: answer } };
  const parts = { PushManager: {}, Notification: { permission, requestPermission: () => permission } };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(permission === 'granted' ? registration : undefined),
    },
    configurable: true,
  });
};

const draw = (
  user: Partial<AuthUser> | null = null,
  show: typeof SHOW | object = SHOW,
  isLoading = false,
) => {
  const session = { user, isLoading } as Session;
  const client = new QueryClient();
  renderThemed(
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <RemindMe event={{ ...SHOW, ...show }} />
      </SessionContext>
    </QueryClientProvider>,
  );
  return client;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => network.commands().filter(({ call }) => String(call).includes('show-reminders'));

describe('Remind me', () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    cleanup();
    dismissToast();
    jest.restoreAllMocks();
    await offlineDatabase.settings.clear();
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('asks a guest for notifications, tells the venue once, and takes it back', async () => {
    haveBrowser('granted');
    draw();
    press('Remind me');
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    const [subscribed] = network.commands();
    expect(sent()).toMatchObject([
      { body: { eventId: 7, deviceKey: String(subscribed?.call).split('/').at(-1) } },
    ]);
    press('Reminder set');
    await screen.findByRole('button', { name: 'Remind me' });
    expect(sent().map(({ call }) => String(call).split(' ')[0])).toEqual(['PUT', 'DELETE']);
  });

  it('keeps the focus on its button, set and taken back', async () => {
    haveBrowser('granted');
    draw();
    const button = screen.getByRole('button', { name: 'Remind me' });
    button.focus();
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    expect(document.activeElement).toBe(button);
    press('Reminder set');
    await screen.findByRole('button', { name: 'Remind me' });
    expect(document.activeElement).toBe(button);
  });

  it('takes the focus from the form once that has sent the address, and keeps it when taken back', async () => {
    haveBrowser('denied');
    draw();
    const button = screen.getByRole('button', { name: 'Remind me' });
    press('Remind me');
    const email = await screen.findByLabelText('Email');
    fireEvent.change(email, { target: { value: 'june@example.com' } });
    email.focus();
    press('Remind me by email');
    await screen.findByRole('button', { name: 'Reminder set' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    press('Reminder set');
    await screen.findByRole('button', { name: 'Remind me' });
    expect(document.activeElement).toBe(button);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('leaves the focus with who has moved on before the form was answered', async () => {
    haveBrowser('denied');
    const answer = network.hold('PUT /api/show-reminders/:key');
    draw();
    renderThemed(<button>Elsewhere</button>);
    const next = screen.getByRole('button', { name: 'Elsewhere' });
    press('Remind me');
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'june@example.com' } });
    press('Remind me by email');
    await waitFor(() => expect(sent()).toHaveLength(1));
    next.focus();
    answer(json({ key: 'k', eventId: SHOW.id }));
    await screen.findByRole('button', { name: 'Reminder set' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Setting...' })).toBeNull());
    expect(document.activeElement).toBe(next);
  });

  it('that a guest set goes on once they sign in, and can be ended there', async () => {
    haveBrowser('granted');
    draw();
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    cleanup();
    network.on('GET /api/show-reminders', () => json([]));
    draw({ id: 7 });
    press('Reminder set');
    await screen.findByRole('button', { name: 'Remind me' });
    expect(sent().map(({ call }) => String(call).split(' ')[0])).toEqual(['PUT', 'DELETE']);
  });

  it('is still set when the guest comes back', async () => {
    haveBrowser('granted');
    draw();
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    cleanup();
    const client = draw();
    await waitFor(() => expect(client.getQueryData(ownPushQuery.queryKey)).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Reminder set' })).toBeTruthy();
  });

  it('is offered again once this browser takes no push messages any more', async () => {
    haveBrowser('granted');
    draw();
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    cleanup();
    haveBrowser('denied');
    draw();
    expect(await screen.findByRole('button', { name: 'Remind me' })).toBeTruthy();
  });

  it('is offered again after notifications were turned off and on, by which the venue forgot it', async () => {
    haveBrowser('granted');
    draw();
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    cleanup();
    haveBrowser('granted', 'https://push.example/2');
    draw();
    fireEvent.click(await screen.findByRole('button', { name: 'Remind me' }));
    await screen.findByRole('button', { name: 'Reminder set' });
    expect(sent().map(({ call }) => String(call).split(' ')[0])).toEqual(['PUT', 'PUT']);
  });

  it('is asked for under one key, also when the first answer was lost', async () => {
    haveBrowser('denied');
    network.on('PUT /api/show-reminders/:key', unreachable, ({ params }) =>
      json({ key: params.key, eventId: SHOW.id }),
    );
    draw();
    press('Remind me');
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'june@example.com' } });
    press('Remind me by email');
    await waitFor(() => {
      if (sent().length === 1) press('Remind me by email');
      expect(sent()).toHaveLength(2);
    });
    await screen.findByRole('button', { name: 'Reminder set' });
    expect(new Set(sent().map(({ call }) => call)).size).toBe(1);
  });

  it.each(['denied', 'none'] as const)('offers one email where notifications are %s', async (permission) => {
    if (permission === 'denied') haveBrowser('denied');
    draw();
    press('Remind me');
    const email = await screen.findByLabelText('Email');
    fireEvent.change(email, { target: { value: 'nobody' } });
    press('Remind me by email');
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    fireEvent.change(email, { target: { value: 'june@example.com' } });
    press('Remind me by email');
    await screen.findByRole('button', { name: 'Reminder set' });
    expect(sent()).toMatchObject([{ body: { eventId: 7, email: 'june@example.com' } }]);
  });

  it('needs no more than the account of who is signed in', async () => {
    network.on(
      'GET /api/show-reminders',
      () => json([]),
      () => json([{ key: 'k', eventId: 7 }]),
    );
    haveBrowser('denied');
    draw({ id: 4 });
    press('Remind me');
    await screen.findByRole('button', { name: 'Reminder set' });
    expect(sent()).toMatchObject([{ body: { eventId: 7 } }]);
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it.each([
    ['push', 'A notification comes on the day of the show.'],
    ['email', 'An email comes on the day of the show.'],
    ['unproved', 'Verify your email on your account page'],
    ['refused', 'Emails about shows are off: turn them on under Notifications.'],
  ])('says by which way it comes, as the venue has it: %s', async (way, words) => {
    network.on('GET /api/show-reminders', () => json([]));
    network.on('PUT /api/show-reminders/:key', () => json({ key: 'k', eventId: 7, way }));
    haveBrowser('denied');
    draw({ id: 4, emailVerified: true });
    press('Remind me');
    await waitFor(() => expect(currentToast()?.description).toContain(words));
  });

  it("tapped while the session is still checked is the account's, and can be taken back there", async () => {
    localStorage.setItem('sessionId', 'abc');
    haveBrowser('granted');
    draw(null, SHOW, true);
    press('Remind me');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent().map(({ body }) => body)).toEqual([{ eventId: 7 }]);
    cleanup();
    network.on(
      'GET /api/show-reminders',
      () => json([{ key: 'k', eventId: 7 }]),
      () => json([]),
    );
    draw({ id: 4 });
    fireEvent.click(await screen.findByRole('button', { name: 'Reminder set' }));
    await screen.findByRole('button', { name: 'Remind me' });
    expect(sent().map(({ call }) => String(call).split(' ')[0])).toEqual(['PUT', 'DELETE']);
  });

  it('that was set for a show that is put off since can be taken back', async () => {
    network.on('GET /api/show-reminders', () => json([{ key: 'k', eventId: 7 }]));
    draw({ id: 4 }, { status: 'postponed', date: '2020-01-16' });
    fireEvent.click(await screen.findByRole('button', { name: 'Reminder set' }));
    await waitFor(() => expect(sent()).toMatchObject([{ call: 'DELETE /api/show-reminders/k' }]));
  });

  it('is not offered to staff, who could not take it back', async () => {
    draw(aPerson({ userType: 'staff' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(network.calls.filter(({ call }) => call.includes('show-reminders'))).toEqual([]);
  });

  it.each([{ status: 'cancelled' }, { status: 'postponed' }, { date: '2020-01-16' }])(
    'is not offered for a show with %j',
    async (show) => {
      draw(null, show);
      await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    },
  );
});
