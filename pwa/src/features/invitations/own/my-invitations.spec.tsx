import { jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { noteReachability } from '#shared/offline/status/reachability';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { MyInvitations } from './my-invitations';

const JUNE = { sessionId: 's', userId: 7, name: 'June Harlan' };
const BARN_DANCE = {
  id: 7,
  artistId: 3,
  artist: { id: 3, name: 'June Harlan', genre: 'country', profileImage: null },
  adminId: 1,
  eventDate: '2038-11-26',
  eventTime: '20:00',
  eventType: 'country',
  eventName: 'Barn Dance',
  description: null,
  budget: '$800',
  duration: '3 hours',
  status: 'pending',
  invitationMessage: 'Bring the fiddle',
  responseMessage: null,
  emailSent: true,
  smsSent: false,
  expiresAt: '2099-11-27T00:00:00.000Z',
  respondedAt: null,
  eventId: null,
  clientKey: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const WHEN = 'Friday, November 26, 2038 at 8:00 PM';

const LIST = 'GET /api/artist-invitations';
const network = fakeNetwork({ [LIST]: () => json([BARN_DANCE]) });
const goOffline = () => {
  noteReachability(false);
  network.offline();
};
const show = (userId = JUNE.userId) =>
  showScreen(<MyInvitations userId={userId} onAccepted={jest.fn()} />, { paths: ['/account/dates'] });
const keptOnPhone = async () => JSON.stringify(await database.settings.toArray());

/** The artist looks at this invitation once, with a network. */
const look = async (invitation: object = BARN_DANCE) => {
  network.on(LIST, () => json([invitation]));
  show();
  await screen.findByRole('article', { name: 'Barn Dance' });
  await waitFor(async () => expect(await keptOnPhone()).toContain('Barn Dance'));
  cleanup();
};

describe('an artist without invitations', () => {
  afterEach(cleanup);

  it('is led to their dates', async () => {
    network.on(LIST, () => json([]));
    show();
    const link = await screen.findByRole('link', { name: 'Mark your dates' });
    expect(link.getAttribute('href')).toBe('/account/dates');
  });
});

describe('an artist’s invitations without a network', () => {
  beforeEach(async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
    await mirrorSession(JUNE);
    noteReachability(true);
  });
  afterEach(cleanup);

  it('can be read once they were seen, with what the venue offers', async () => {
    await look();
    goOffline();
    show();
    const card = await screen.findByRole('article', { name: 'Barn Dance' });
    expect(within(card).getByText(WHEN)).toBeTruthy();
    expect(within(card).getByText('Bring the fiddle')).toBeTruthy();
    expect(screen.getByText('No connection: these are the invitations kept on this phone.')).toBeTruthy();
  });

  it('say before a button is pressed that an answer needs a connection', async () => {
    await look();
    goOffline();
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Answer the invitation to Barn Dance' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Barn Dance' }));
    expect(dialog.getByText('Country')).toBeTruthy();
    expect(dialog.getByText("You're offline. You can answer as soon as you have a connection.")).toBeTruthy();

    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));

    expect(await dialog.findByText(/Your answer has not been sent/)).toBeTruthy();
    expect(await database.entries.count()).toBe(0);
  });

  it('keep what is typed in an answer while they are asked for again, and show what the venue did', async () => {
    await look();
    goOffline();
    act(() => onlineManager.setOnline(false));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Answer the invitation to Barn Dance' }));
    const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message to the venue').value;
    fireEvent.change(screen.getByLabelText('Message to the venue'), { target: { value: 'With the band' } });

    const release = network.hold(LIST);
    network.online();
    const asked = network.calls.length;
    act(() => {
      noteReachability(true);
      onlineManager.setOnline(true);
    });
    await waitFor(() => expect(network.calls.length).toBe(asked + 1));
    expect(await screen.findByRole('status', { name: 'Loading invitations', hidden: true })).toBeTruthy();
    expect(message()).toBe('With the band');

    release(json([BARN_DANCE]));
    await waitFor(() => expect(screen.queryByText(/^No connection: these are/)).toBeNull());
    await screen.findByRole('article', { name: 'Barn Dance', hidden: true });
    expect(message()).toBe('With the band');
  });

  it('offer no answer once their time has run out', async () => {
    await look({ ...BARN_DANCE, expiresAt: '2026-11-20T18:00:00.000Z' });
    goOffline();
    show();
    const card = await screen.findByRole('article', { name: 'Barn Dance' });
    expect(within(card).getByText('Expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  });

  it('keep nothing that is not shown', async () => {
    await look();
    expect(await keptOnPhone()).not.toContain('smsSent');
  });

  it.each([
    ['signing out', null],
    ['another person signing in', { sessionId: 't', userId: 8, name: 'Cody Reed' }],
  ])('are gone from the phone after %s', async (_, next) => {
    await look();
    await mirrorSession(next);
    expect(await keptOnPhone()).not.toContain('Barn Dance');
  });

  it('are not kept for anybody but the person signed in', async () => {
    show(8);
    await screen.findByRole('article', { name: 'Barn Dance' });
    await new Promise((done) => setTimeout(done, 50));
    expect(await keptOnPhone()).not.toContain('Barn Dance');
  });
});
