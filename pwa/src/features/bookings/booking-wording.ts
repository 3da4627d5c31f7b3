import type { ArtistBookingStatus, BookingRequestStatus, TableBookingStatus } from '#contract/bookings';
import { twelveHourTime } from '#contract/rules/clock';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import type { LinkedTable } from './bookings.queries';

/** Every status of every kind of booking, as a word on its card. */
export const STATUS_NAMES: Record<ArtistBookingStatus | BookingRequestStatus | TableBookingStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  confirmed: 'Confirmed',
  approved: 'Approved',
  rejected: 'Rejected',
  contacted: 'Contacted',
  cancelled: 'Cancelled',
};

/** What is said of a table's show that does not take place as planned. */
export const SHOW_STATUS_NAMES = { cancelled: 'Show cancelled', postponed: 'Show postponed' } as const;

/** What an admin presses to bring a request to a status (spec §4). */
export const REQUEST_ACTIONS: Record<BookingRequestStatus, string> = {
  pending: 'Pending',
  approved: 'Approve',
  rejected: 'Reject',
  contacted: 'Mark Contacted',
};

/** What staff press to bring a table to a status. */
export const TABLE_ACTIONS: Record<TableBookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirm',
  declined: 'Decline',
  cancelled: 'Cancel',
};

/** 'Friday, November 20, 2026 · 8:00 PM', or the date alone (spec §9). */
export const whenLine = (date: string, time: string | null): string =>
  time ? `${formatLongDate(date)} · ${twelveHourTime(time)}` : formatLongDate(date);

/** What a guest reads of their own table. */
export const guestTableWords = ({ event, status, canCancel }: LinkedTable): string => {
  if (status === 'cancelled') return 'Your seats were given back.';
  if (status === 'declined') return 'We have no table for you this time. We are sorry.';
  if (event === null || event.status === 'cancelled') return 'The show does not take place.';
  if (status === 'pending') return 'We are holding your seats. An email follows once the table is confirmed.';
  return canCancel
    ? 'Your table is confirmed. See you there!'
    : 'Your table is confirmed. If you cannot come, please call us.';
};

/** Where a tap on a phone number leads, without its extension; nowhere when there is nothing to dial. */
export const phoneHref = (phone: string | null): string | undefined => {
  const dialled = phone?.replace(/x.*$/i, '').replace(/[^\d+]/g, '');
  return dialled && /\d/.test(dialled) ? `tel:${dialled}` : undefined;
};

/** 'Party of 4'. */
export const partyLine = (partySize: number): string => `Party of ${partySize}`;

/** '12 of 80 seats taken', or without a capacity '12 seats taken'. */
export const seatsLine = (seatsTaken: number, capacity: number | null): string => {
  if (capacity !== null) return `${seatsTaken} of ${capacity} seats taken`;
  return `${seatsTaken} ${seatsTaken === 1 ? 'seat' : 'seats'} taken`;
};
