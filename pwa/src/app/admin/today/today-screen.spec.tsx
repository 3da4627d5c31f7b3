import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '#app/query-client';
import { UndoOffers } from '#app/shell/prompts/undo-offers';
import { waitingQuery, type Today, type Waiting } from '#features/today/today.queries';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { anEvent } from '#test/factories/event.factory';
import { smsRequest } from '#test/factories/sms-request.factory';
import { aCheckIn } from '#test/factories/verification.factory';
import {
  AGREED,
  ASKED,
  BAND,
  BOOKED,
  DEAF,
  FACE,
  LETTER,
  QUIET,
  TEXT,
} from '#test/factories/waiting.factory';
import { broken, fakeNetwork, json, problem } from '#test/fake-network';
import { pressInMenu } from '#test/row-menu';
import { press, pressInDialog, REQUEST, TABLE, told } from '#test/screens/booking-screen-double';
import { showScreen } from '#test/screens/screen-double';
import { TodayScreen } from './today-screen';

let today: Today;
let rows: Waiting[];
const network = fakeNetwork({
  'GET /api/today': () => json(today),
  'GET /api/today/waiting': () => json(rows),
  'GET /api/event-types': () => json([{ id: 1, name: 'Rock', color: 'x', description: null }]),
});

const open = (client = createQueryClient()) =>
  showScreen(
    <>
      <TodayScreen />
      <UndoOffers />
    </>,
    {
      client,
      paths: ['/admin/events/$eventId', '/admin/events/new', '/admin/settings', '/door'],
    },
  );

/** The venue has settled what waited. */
const settled = (answer: unknown) => () => {
  rows = [];
  return json(answer);
};

const isEmpty = () => screen.findByText('Nobody is waiting for you.');

describe('Today', () => {
  beforeEach(() => {
    today = QUIET;
    rows = [];
  });
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('shows what waits in the order of the venue, each as what it is', async () => {
    rows = [TEXT, ASKED, BOOKED, FACE, AGREED, BAND, LETTER];
    open();
    await screen.findByText('Message not sent');
    const names = ['Text request', 'Booking request', 'Table', 'Photo to verify', 'Accepted proposal'];
    const shown = screen
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('data-row'))
      .map((item) => item.textContent ?? '');
    expect(shown).toHaveLength(7);
    for (const [index, name] of [...names, 'Artist to review', 'Message not sent'].entries())
      expect(shown[index]).toContain(name);
  });

  it('shows a program that hears nothing, and leads to where that is mended', async () => {
    rows = [DEAF];
    open();
    const row = within((await screen.findByText('Website')).closest('li') as HTMLElement);
    expect(row.getByText('Program that hears nothing')).toBeTruthy();
    expect(row.getByText(/^It took nothing for a day, and is paused.* 3 waiting\.$/)).toBeTruthy();
    const link = row.getByRole('link', { name: 'See to it in Settings' });
    expect(link.getAttribute('href')).toBe('/admin/settings#webhooks');
  });

  it.each([
    ['a table', BOOKED, 'Confirm Hank Snow', 'PUT /api/bookings/3', { ...TABLE, status: 'confirmed' }],
    [
      'an artist',
      BAND,
      'Approve June Harlan',
      'PUT /api/artists/8/approval',
      { ...BAND.artist, isApproved: true },
    ],
    [
      'a photo',
      FACE,
      'Approve Ruby Lee',
      'PUT /api/admin/verifications/1',
      { ...FACE.photo, status: 'approved' },
    ],
    [
      'a message',
      LETTER,
      /^Send again/,
      'POST /api/admin/messages/5/resend',
      { ...LETTER.message, status: 'queued' },
    ],
  ])('has %s done in one tap, and is empty then', async (_what, row, button, call, answer) => {
    rows = [row];
    network.on(call, settled(answer));
    open();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await isEmpty()).toBeTruthy();
    expect(network.commands()).toHaveLength(1);
  });

  it.each([
    ['a request', ASKED, /^Mark Contacted/, 'PUT /api/booking-requests/2', REQUEST],
    ['a message', LETTER, /^Leave unsent/, 'POST /api/admin/messages/5/set-aside', LETTER.message],
  ])('has %s put off by its menu, and is empty then', async (_what, row, command, call, answer) => {
    rows = [row];
    network.on(call, settled(answer));
    open();
    await pressInMenu(/^More actions/, command);
    expect(await isEmpty()).toBeTruthy();
    expect(network.commands()).toHaveLength(1);
  });

  it('makes a show of a text in one tap, leads to it, and takes it back in another', async () => {
    rows = [TEXT];
    const event = { id: 4, name: 'Lone Pine Duo', date: '2026-11-27', time: '20:00', artistName: null };
    const request = smsRequest({ status: 'processed', eventId: 4, event });
    network.on(
      'POST /api/admin/sms-requests/1/event',
      settled({ message: 'On the calendar.', eventId: 4, madeEarlierBy: null, undoSeconds: 60, request }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Create event/ }));
    const link = await screen.findByRole('link', { name: 'View Event' });
    expect(link.getAttribute('href')).toBe('/admin/events/4');
    expect(await isEmpty()).toBeTruthy();
    const message = 'The text waits again, and nobody was told of the show';
    network.on('POST /api/admin/sms-requests/1/event/undo', () => {
      rows = [TEXT];
      return json({ message, request: smsRequest() });
    });
    dismissToast();
    await press('Undo');
    expect(await told()).toMatchObject({ title: 'Undone', description: `${message}.` });
    expect(await screen.findByRole('button', { name: /^Create event/ })).toBeTruthy();
    expect(network.commands().at(-1)?.body).toEqual({ eventId: 4 });
    expect(screen.queryByRole('link', { name: 'View Event' })).toBeNull();
  });

  it('refuses a request in two taps', async () => {
    rows = [ASKED];
    network.on('PUT /api/booking-requests/2', settled({ ...REQUEST, status: 'rejected' }));
    open();
    await press('Reject Ruby’s Wedding');
    await pressInDialog('Reject');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(await isEmpty()).toBeTruthy();
  });

  it('rejects a photo in two taps, with a way back', async () => {
    rows = [FACE];
    const rejected = { ...aCheckIn(1, 'Ruby Lee'), status: 'rejected', reason: 'x', version: 2 };
    network.on('PUT /api/admin/verifications/1', settled(rejected));
    open();
    await press('Reject Ruby Lee');
    const [quick] = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    await userEvent.click(within(quick as HTMLElement).getByRole('button'));
    expect(await screen.findByText(/Rejected: Ruby Lee/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('keeps a reason that is typed when a colleague decides, and says so once it is sent', async () => {
    rows = [FACE];
    const client = createQueryClient();
    open(client);
    await press('Reject Ruby Lee');
    await userEvent.type(await screen.findByLabelText('Another reason'), 'Somebody else');
    rows = [];
    await act(() => client.invalidateQueries(waitingQuery));
    expect(await isEmpty()).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Another reason').value).toBe('Somebody else');

    const words = 'Somebody else has decided this meanwhile.';
    network.on('PUT /api/admin/verifications/1', () => problem(412, 'verification.changed-meanwhile', words));
    await pressInDialog('Reject');
    expect(await told()).toMatchObject({ title: 'Error', description: words });
    expect(network.commands('if-match')).toMatchObject([
      { 'if-match': '"1"', body: { status: 'rejected', reason: 'Somebody else' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a row whose command the venue refused', async () => {
    rows = [BOOKED];
    network.on('PUT /api/bookings/3', broken);
    open();
    await press('Confirm Hank Snow');
    expect(await told()).toMatchObject({ title: 'Error', destructive: true });
    expect(screen.getByRole('button', { name: 'Confirm Hank Snow' })).toBeTruthy();
  });

  it('takes away what a colleague settled, once the venue refuses a command about it', async () => {
    rows = [BOOKED];
    network.on('PUT /api/bookings/3', () => {
      rows = [];
      return problem(409, 'bookings.illegal-move', 'This table booking is already confirmed.');
    });
    open();
    await press('Confirm Hank Snow');
    expect(await told()).toMatchObject({ title: 'Error', destructive: true });
    expect(await isEmpty()).toBeTruthy();
  });

  it('tells tonight’s show with its tally', async () => {
    const house = {
      inside: 41,
      people: 52,
      checkIns: 30,
      tablesConfirmed: 2,
      tablesPending: 1,
      seatsBooked: 9,
    };
    today = { ...QUIET, tonight: [{ show: anEvent({ capacity: 80 }), ...house }] };
    open();
    const board = await screen.findByRole('region', { name: 'Tonight' });
    expect(board.textContent).toContain('41 of 80 inside');
    expect(board.textContent).toContain('52 people came · 3 tables, 9 seats');
  });

  it('names the next show where none is tonight', async () => {
    today = { ...QUIET, next: anEvent({ id: 9, name: 'Barn Dance', date: '2026-11-27' }) };
    open();
    expect(await screen.findByText(/Next up: Barn Dance, Friday, November 27, 2026/)).toBeTruthy();
  });

  it('invites who is free on an open night without leaving the page', async () => {
    const june = { id: 3, name: 'June Harlan', genre: 'rock', profileImage: null };
    today = {
      ...QUIET,
      openNights: [
        { date: '2038-11-26', freeCount: 1, free: [june] },
        { date: '2038-11-27', freeCount: 0, free: [] },
      ],
    };
    network.on('GET /api/artist-availability', () =>
      json([{ id: 9, date: '2038-11-26', artist: { ...june, email: 'june@example.com' } }]),
    );
    network.on('GET /api/admin/message-providers', () => json([]));
    open();
    expect(await screen.findByText(/with nobody free yet: Sat, Nov 27/)).toBeTruthy();
    await press('Invite for Friday, November 26, 2038');
    const dialog = await screen.findByRole('dialog', { name: 'Available Artists' });
    expect(await within(dialog).findByRole('button', { name: /June Harlan/ })).toBeTruthy();
  });

  it('says so without a network, and when the venue fails', async () => {
    network.offline();
    open();
    expect(await screen.findByText("You're offline")).toBeTruthy();
    cleanup();
    network.online();
    network.on('GET /api/today', broken);
    open();
    await waitFor(() => expect(screen.getByText('Today could not be loaded')).toBeTruthy());
    expect(screen.getByText(/Please try again in a moment/)).toBeTruthy();
  });
});
