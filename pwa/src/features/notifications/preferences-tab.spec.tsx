import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MESSAGE_TOPICS } from '#contract/message-topics';
import type { UserType } from '#contract/users';
import { fakeNetwork, json, silent, type Answer } from '#test/fake-network';
import { renderThemed } from '#test/themed';
import { PreferencesTab } from './preferences-tab';

const READ = 'GET /api/notification-preferences';
const network = fakeNetwork();
const keptBy = (email: boolean) => () => json([{ topic: 'bookings', email, sms: true }]);

const draw = (userId = 7, client = new QueryClient(), userType: UserType = 'admin') =>
  renderThemed(
    <QueryClientProvider client={client}>
      <PreferencesTab user={{ id: userId, userType }} />
    </QueryClientProvider>,
  );

const open = async (put: Answer): Promise<HTMLInputElement> => {
  network.on(READ, keptBy(false));
  network.on('PUT /api/notification-preferences', put);
  draw();
  return screen.findByLabelText('Email');
};

const FOR_EVERYBODY = ['Shows: Email', 'Shows: Notification', 'Artists: Email', 'Artists: Notification'];

describe('a switch of the notifications', () => {
  afterEach(cleanup);

  it('turns at once and stays so while it is being saved', async () => {
    const byEmail = await open(silent);
    fireEvent.click(byEmail);
    expect(byEmail.checked).toBe(true);
  });

  it('shows what a mail’s link has turned off since it was looked at last', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    network.on(READ, keptBy(true), keptBy(false));
    draw(7, client);
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).checked).toBe(true);
    cleanup();
    draw(7, client);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').checked).toBe(false));
  });

  it.each([
    [
      'artist',
      [
        ...FOR_EVERYBODY,
        'Invitations: Email',
        'Invitations: Text message',
        'Invitations: Notification',
        'Bookings: Email',
        'Bookings: Notification',
        'Reminders: Email',
        'Reminders: Text message',
        'Reminders: Notification',
      ],
    ],
    [
      'admin',
      [
        ...FOR_EVERYBODY,
        'Invitations: Email',
        'Invitations: Notification',
        'Bookings: Email',
        'Bookings: Notification',
        'Text requests: Notification',
        'Photos to verify: Notification',
        'Messages: Notification',
      ],
    ],
    ['user', FOR_EVERYBODY],
  ] as const)('is there only for messages that go to: %s', async (userType, switches) => {
    const all = MESSAGE_TOPICS.map((topic) => ({ topic, email: true, sms: true, push: true }));
    network.on(READ, () => json(all));
    draw(7, new QueryClient(), userType);
    const topics = await screen.findAllByRole('group');
    const labels = topics.flatMap((topic) =>
      within(topic)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => `${topic.querySelector('legend')?.textContent}: ${box.labels?.[0]?.textContent}`),
    );
    expect(labels).toEqual(switches);
  });

  it('keeps what another one was turned to while its own answer was on the way', async () => {
    const kept = (shows: boolean, artists: boolean) =>
      json([
        { topic: 'shows', email: shows, sms: true, push: true },
        { topic: 'artists', email: artists, sms: true, push: true },
      ]);
    network.on(READ, () => kept(true, true));
    let answerFirst: (answer: Response) => void = () => undefined;
    network.on(
      'PUT /api/notification-preferences',
      () => new Promise((resolve) => (answerFirst = resolve)),
      () => kept(false, false),
    );
    draw();
    const [shows, artists] = await screen.findAllByLabelText<HTMLInputElement>('Email');
    if (!shows || !artists) throw new Error('two switches were expected');
    fireEvent.click(shows);
    fireEvent.click(artists);
    await waitFor(() => expect(artists.getAttribute('aria-disabled')).toBeNull());
    answerFirst(kept(false, true));
    await waitFor(() => expect(shows.getAttribute('aria-disabled')).toBeNull());
    expect([shows.checked, artists.checked]).toEqual([false, false]);
  });

  it('turns back when it could not be saved', async () => {
    const byEmail = await open(() => json({}, 500));
    fireEvent.click(byEmail);
    await waitFor(() => expect(byEmail.checked).toBe(false));
  });

  it('shows the next person on the phone what they chose, never what the last one did', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    network.on(READ, keptBy(true));
    draw(7, client);
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).checked).toBe(true);
    cleanup();
    network.on(READ, keptBy(false));
    draw(8, client);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).checked).toBe(false);
  });
});
