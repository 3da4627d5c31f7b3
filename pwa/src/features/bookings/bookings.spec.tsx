import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SessionContext, type Session } from '#shared/session/session-context';
import { forgetTables, rememberedTable } from '#shared/offline/remembered-tables';
import { system } from '#shared/theme/system';
import type { Choices } from '#shared/ui/choices';
import { currentToast, dismissToast } from '#shared/ui/toast-store';
import type { BookingRequest, Proposal, TableBooking } from './bookings.queries';
import { MyProposals } from './my-proposals';
import { ProposalsSection, type ProposedArtist } from './proposals-section';
import { RequestsSection } from './requests-section';
import { TableBookingSheet } from './table-booking-sheet';
import { TablesSection } from './tables-section';

const WADE = { id: 7, name: 'Wade Tucker', genre: 'rock', profileImage: null };
const JUNE = { ...WADE, id: 8, name: 'June Lee' };
const PROPOSAL: Proposal = {
  id: 1,
  artistId: 7,
  artist: WADE,
  proposedDate: '2026-12-18',
  proposedTime: '21:00',
  proposedPayment: '$600',
  adminNotes: 'Bring the band.',
  artistNotes: null,
  status: 'pending',
  eventId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const REQUEST: BookingRequest = {
  id: 2,
  artistId: 7,
  artist: WADE,
  eventDate: '2027-01-11',
  eventTime: '18:00',
  eventType: 'jazz',
  eventName: 'Ruby’s Wedding',
  description: null,
  budget: '$2000',
  duration: '4 hours',
  status: 'pending',
  notes: null,
  contactName: 'Ruby Lee',
  contactEmail: 'ruby@example.com',
  contactPhone: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const SHOW = { id: 5, name: 'Barn Dance', date: '2026-12-04', time: '20:00', status: 'scheduled' };
const TABLE: TableBooking = {
  id: 3,
  event: { ...SHOW, capacity: 20, seatsTaken: 12 },
  customerName: 'Hank Snow',
  customerEmail: null,
  customerPhone: null,
  partySize: 4,
  specialRequests: null,
  status: 'pending',
  createdAt: '2026-11-20T12:00:00.000Z',
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const READY = { state: 'ready' as const, retry: () => undefined };
const BookingSystem = ({ artists }: { artists: Choices<ProposedArtist> }) => (
  <ProposalsSection
    userId={1}
    artists={artists}
    eventTypes={{ ...READY, rows: [{ name: 'Rock' }] }}
    today="2026-11-20"
    onEventMade={() => undefined}
  />
);

let rows: unknown[];
let answer: () => Response;
let sent: { call: string; body: unknown }[];

/** A screen of a venue that lists `rows`, and whose commands are answered by `answer`. */
const open = (screenOf: () => ReactNode) => {
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
  globalThis.scrollTo = () => undefined;
  globalThis.fetch = (address, options) => {
    if (options?.method === 'GET') return Promise.resolve(json(rows));
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : null;
    sent.push({ call: `${options?.method} ${typeof address === 'string' ? address : ''}`, body });
    return Promise.resolve(answer());
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: screenOf }),
    history: createMemoryHistory(),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

beforeEach(() => {
  sent = [];
  rows = [];
  answer = () => new Response('', { status: 502 });
});
afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

describe('the Artist Booking System', () => {
  const section = () => <BookingSystem artists={{ ...READY, rows: [WADE] }} />;

  it('blames nobody when the artists could not be loaded, and asks for them again', async () => {
    let tries = 0;
    open(() => <BookingSystem artists={{ rows: [], state: 'failed', retry: () => (tries += 1) }} />);
    await press('New Booking Request');
    expect(await screen.findByText('The artists could not be loaded.')).toBeTruthy();
    await pressInDialog('Try again');
    expect(tries).toBe(1);
  });

  it('says who must approve artists when there are none', async () => {
    open(() => <BookingSystem artists={{ ...READY, rows: [] }} />);
    await press('New Booking Request');
    expect(await screen.findByText('Approve artists on the Artists tab first')).toBeTruthy();
  });

  it('asks for the artist in the spec’s words', async () => {
    open(section);
    await press('New Booking Request');
    await pressInDialog('Send Booking Request');
    expect(await told()).toMatchObject({
      title: 'Artist Required',
      description: 'Please select an artist for the booking request',
      destructive: true,
    });
    expect(sent).toEqual([]);
  });

  const fillIn = async () => {
    await press('New Booking Request');
    await userEvent.selectOptions(screen.getByLabelText('Artist'), '7');
    await userEvent.type(screen.getByLabelText('Proposed Date'), '2026-12-18');
    await pressInDialog('Send Booking Request');
  };

  it('sends a proposal with what was filled in, and nothing else', async () => {
    answer = () => json(PROPOSAL, 201);
    open(section);
    await fillIn();
    expect(await told()).toMatchObject({ title: 'Booking Request Sent' });
    expect(sent).toEqual([
      { call: 'POST /api/artist-bookings', body: { artistId: 7, proposedDate: '2026-12-18' } },
    ]);
  });

  it('says so when it could not be sent, and keeps it', async () => {
    open(section);
    await fillIn();
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to send booking request' });
    expect(screen.getByLabelText<HTMLInputElement>('Proposed Date').value).toBe('2026-12-18');
  });

  it('closes when what was sent before it was changed has arrived, and says so', async () => {
    open(section);
    await fillIn();
    expect(await told()).toMatchObject({ title: 'Error' });
    answer = () => json({ statusCode: 409, code: 'bookings.key-reused', message: 'Already sent.' }, 409);
    rows = [PROPOSAL];
    await userEvent.type(screen.getByLabelText('Proposed Payment'), '$700');
    await pressInDialog('Send Booking Request');
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to confirm only what the artist accepted', async () => {
    rows = [
      PROPOSAL,
      { ...PROPOSAL, id: 8, status: 'accepted' },
      { ...PROPOSAL, id: 9, status: 'who knows' },
    ];
    open(section);
    expect(await screen.findAllByRole('button', { name: 'Confirm Wade Tucker' })).toHaveLength(1);
    expect(screen.getAllByText('Pending', { selector: '.booking-status' })).toHaveLength(2);
  });

  it('confirms with the event’s name, type and time', async () => {
    rows = [{ ...PROPOSAL, status: 'accepted' }];
    answer = () => json({ ...PROPOSAL, status: 'confirmed', eventId: 4 });
    open(section);
    await press('Confirm Wade Tucker');
    await pressInDialog('Confirm and Add Event');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(sent).toEqual([
      {
        call: 'PUT /api/artist-bookings/1',
        body: { status: 'confirmed', eventName: 'Wade Tucker', eventType: 'rock', time: '21:00' },
      },
    ]);
  });
});

describe('the booking requests', () => {
  it('are approved, rejected or marked contacted', async () => {
    rows = [REQUEST];
    answer = () => json({ ...REQUEST, status: 'approved' });
    open(RequestsSection);
    await press('Approve Ruby’s Wedding');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(sent).toEqual([{ call: 'PUT /api/booking-requests/2', body: { status: 'approved' } }]);
  });

  it('offer only moves that are legal', async () => {
    rows = [{ ...REQUEST, status: 'approved' }];
    open(RequestsSection);
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mark Contacted Ruby’s Wedding',
      'Delete Ruby’s Wedding',
    ]);
  });

  it('are deleted after a question', async () => {
    rows = [REQUEST];
    answer = () => json({ message: 'Booking request deleted successfully' });
    open(RequestsSection);
    await press('Delete Ruby’s Wedding');
    expect(sent).toEqual([]);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Booking request deleted successfully' });
    expect(sent).toEqual([{ call: 'DELETE /api/booking-requests/2', body: null }]);
  });

  it('say so when they could not be settled or deleted', async () => {
    rows = [REQUEST];
    open(RequestsSection);
    await press('Reject Ruby’s Wedding');
    expect((await screen.findByRole('dialog')).textContent).toContain('ruby@example.com gets an e-mail');
    expect(sent).toEqual([]);
    await pressInDialog('Reject');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to update booking request' });
    dismissToast();
    await press('Delete Ruby’s Wedding');
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete booking request' });
  });
});

describe('the answer to an earlier question or form', () => {
  /** The venue takes its time until the test lets it answer. */
  const slowly = (body: unknown) => {
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    const fetchSoFar = globalThis.fetch;
    globalThis.fetch = (address, options) =>
      options?.method === 'GET' ? fetchSoFar(address, options) : arriving.then(() => json(body));
    return () => arrive();
  };

  it('leaves the one about another request open', async () => {
    rows = [REQUEST, { ...REQUEST, id: 9, eventName: 'Barn Raising' }];
    open(RequestsSection);
    const arrive = slowly(REQUEST);
    await press('Reject Ruby’s Wedding');
    await pressInDialog('Reject');
    await pressInDialog('Cancel');
    await press('Reject Barn Raising');
    arrive();
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reject Ruby’s Wedding' }).ariaDisabled).toBeNull(),
    );
    expect(screen.getByRole('dialog').textContent).toContain('Barn Raising');
  });

  it('leaves the one about another table open', async () => {
    rows = [TABLE, { ...TABLE, id: 9, customerName: 'June Lee' }];
    open(() => <TablesSection today="2026-11-20" />);
    const arrive = slowly(TABLE);
    await press('Decline Hank Snow');
    await pressInDialog('Decline table');
    await pressInDialog('Cancel');
    await press('Decline June Lee');
    arrive();
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Decline Hank Snow' }).ariaDisabled).toBeNull(),
    );
    expect(screen.getByRole('dialog').textContent).toContain('June Lee');
  });

  it('leaves another form open', async () => {
    rows = [
      { ...PROPOSAL, status: 'accepted' },
      { ...PROPOSAL, id: 9, status: 'accepted', artist: JUNE },
    ];
    open(() => <BookingSystem artists={{ ...READY, rows: [WADE] }} />);
    await press('Confirm Wade Tucker');
    const arrive = slowly({ ...PROPOSAL, status: 'confirmed', eventId: 4 });
    await pressInDialog('Confirm and Add Event');
    await pressInDialog('Close');
    await press('Confirm June Lee');
    arrive();
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    await act(() => Promise.resolve());
    expect(screen.getByRole('dialog').textContent).toContain('June Lee');
  });
});

describe('the table bookings', () => {
  it('stand below their show, which says how full it is, and are settled', async () => {
    rows = [TABLE, { ...TABLE, id: 4, customerName: 'June Lee', status: 'confirmed' }];
    answer = () => json({ ...TABLE, status: 'confirmed' });
    open(() => <TablesSection today="2026-11-20" />);
    expect(await screen.findAllByText('12 of 20 seats taken')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Decline June Lee' })).toBeNull();
    await press('Confirm Hank Snow');
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    expect(sent).toEqual([{ call: 'PUT /api/bookings/3', body: { status: 'confirmed' } }]);
  });
});

describe('a table that is not wanted', () => {
  it('is declined after a question that says who hears of it', async () => {
    rows = [TABLE];
    answer = () => json({ ...TABLE, status: 'declined' });
    open(() => <TablesSection today="2026-11-20" />);
    await press('Decline Hank Snow');
    expect(screen.queryByRole('button', { name: 'Cancel Hank Snow' })).toBeNull();
    expect((await screen.findByRole('dialog')).textContent).toContain('neither e-mail nor phone');
    expect(sent).toEqual([]);
    await pressInDialog('Decline table');
    expect(await told()).toMatchObject({ title: 'Table booking updated successfully' });
    expect(sent).toEqual([{ call: 'PUT /api/bookings/3', body: { status: 'declined' } }]);
  });
});

describe('the artist’s proposals', () => {
  it('are accepted with a note', async () => {
    rows = [PROPOSAL];
    answer = () => json({ ...PROPOSAL, status: 'accepted' });
    open(() => <MyProposals userId={1} />);
    await press('Accept Friday, December 18, 2026');
    await userEvent.type(screen.getByLabelText('Notes for the venue'), ' With pleasure ');
    await pressInDialog('Accept');
    expect(await told()).toMatchObject({ title: 'Booking request updated successfully' });
    expect(sent).toEqual([
      {
        call: 'PUT /api/artist-bookings/1/respond',
        body: { status: 'accepted', artistNotes: 'With pleasure' },
      },
    ]);
  });

  it('are not answered twice', async () => {
    rows = [{ ...PROPOSAL, status: 'accepted' }];
    open(() => <MyProposals userId={1} />);
    await screen.findByText('Waiting for the venue to confirm');
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
  });
});

describe('booking a table', () => {
  const never = () => Promise.reject(new Error('nobody signs in here'));
  const NOBODY: Session = {
    user: null,
    isLoading: false,
    login: never,
    register: never,
    logout: never,
    refresh: never,
  };
  const sheet = () => (
    <SessionContext value={NOBODY}>
      <TableBookingSheet event={SHOW} onClose={() => undefined} />
    </SessionContext>
  );

  it('shows beside the party how many seats are left', async () => {
    const message = 'Only 1 seat is left.';
    answer = () =>
      json({ statusCode: 409, code: 'bookings.too-few-seats', message, fields: { partySize: message } }, 409);
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await pressInDialog('Book a Table');
    expect(await told()).toMatchObject({ title: 'Error', description: message });
    expect(screen.getByText(message)).toBeTruthy();
    expect(sent).toEqual([
      { call: 'POST /api/bookings', body: { eventId: 5, customerName: 'Hank Snow', partySize: 2 } },
    ]);
  });

  it('asks for a phone number that can be dialled', async () => {
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await userEvent.type(screen.getByLabelText('Phone'), 'not a phone');
    await pressInDialog('Book a Table');
    expect(await screen.findByText('Please enter a phone number')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('leaves a trace: what was asked for, on the screen and on this phone', async () => {
    answer = () => json({ message: 'Thank you' }, 201);
    open(sheet);
    await userEvent.type(await screen.findByLabelText('Your Name'), 'Hank Snow');
    await pressInDialog('Book a Table');
    expect((await screen.findByText('Table requested')).parentElement?.textContent).toContain('Hank Snow');
    expect(screen.getByRole('dialog').textContent).toContain('Party of 2');
    expect(screen.getByText(/Nobody can reach you/)).toBeTruthy();
    expect(rememberedTable(SHOW.id)).toBe(2);
    forgetTables();
    expect(rememberedTable(SHOW.id)).toBeNull();
  });

  it('needs a name', async () => {
    open(sheet);
    await pressInDialog('Book a Table');
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
