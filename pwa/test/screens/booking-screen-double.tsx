import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { showScreen } from './screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import type { BookingRequest, Proposal, TableBooking } from '#features/bookings/bookings.queries';

export const WADE = { id: 7, name: 'Wade Tucker', genre: 'rock', profileImage: null };
export const JUNE = { ...WADE, id: 8, name: 'June Lee' };
export const PROPOSAL: Proposal = {
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
export const REQUEST: BookingRequest = {
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
export const SHOW = { id: 5, name: 'Barn Dance', date: '2026-12-04', time: '20:00', status: 'scheduled' };
export const TABLE: TableBooking = {
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

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const awayVenue = () => new Response('', { status: 502 });

interface VenueDouble {
  /** What its lists hold. */
  rows: unknown[];
  /** How it answers commands. */
  answer: () => Response;
  /** The commands that reached it. */
  sent: { call: string; body: unknown }[];
}

/** A venue that is away until a spec says what it holds and answers. */
export const venue: VenueDouble = { rows: [], answer: awayVenue, sent: [] };

/** The next spec begins with an empty screen, and a venue that knows nothing. */
export const closeScreen = (): void => {
  cleanup();
  dismissToast();
  localStorage.clear();
  Object.assign(venue, { rows: [], answer: awayVenue, sent: [] });
};

/** Shows a screen of that venue. */
export const open = (Screen: ComponentType): void => {
  globalThis.fetch = (address, options) => {
    if (options?.method === 'GET') return Promise.resolve(json(venue.rows));
    const body: unknown = typeof options?.body === 'string' ? JSON.parse(options.body) : null;
    venue.sent.push({ call: `${options?.method} ${typeof address === 'string' ? address : ''}`, body });
    return Promise.resolve(venue.answer());
  };
  showScreen(<Screen />);
};

/** The venue takes its time until the test lets it answer. */
export const slowly = (body: unknown) => {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  const fetchSoFar = globalThis.fetch;
  globalThis.fetch = (address, options) =>
    options?.method === 'GET' ? fetchSoFar(address, options) : arriving.then(() => json(body));
  return () => arrive();
};

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** The toast, once there is one. */
export const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());
