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
export const SHOW = {
  id: 5,
  name: 'Barn Dance',
  date: '2026-12-04',
  time: '20:00',
  status: 'scheduled' as const,
};
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

/** The next spec begins with an empty screen. */
export const closeScreen = (): void => {
  cleanup();
  dismissToast();
  localStorage.clear();
};

export const open = (Screen: ComponentType): void => showScreen(<Screen />);

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** The toast, once there is one. */
export const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());
