import type { ArtistBookingStatus, BookingRequestStatus, TableBookingStatus } from './booking-statuses.js';

const REQUEST_MOVES: Record<BookingRequestStatus, readonly BookingRequestStatus[]> = {
  pending: ['approved', 'rejected', 'contacted'],
  approved: ['contacted'],
  rejected: [],
  contacted: [],
};

const TABLE_MOVES: Record<TableBookingStatus, readonly TableBookingStatus[]> = {
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled'],
  declined: [],
  cancelled: [],
};

/** The artist answers; the admin confirms what was accepted (spec §4, design §4 "Bookings"). */
const PROPOSAL_MOVES: Record<
  'admin' | 'artist',
  Record<ArtistBookingStatus, readonly ArtistBookingStatus[]>
> = {
  admin: { pending: [], accepted: ['confirmed'], declined: [], confirmed: [] },
  artist: { pending: ['accepted', 'declined'], accepted: [], declined: [], confirmed: [] },
};

/** What an admin may make of a booking request that has this status (spec §4). */
export const bookingRequestMoves = (from: BookingRequestStatus): readonly BookingRequestStatus[] =>
  REQUEST_MOVES[from];

/** What staff may make of a table that has this status; seats that were given back are not taken again. */
export const tableBookingMoves = (from: TableBookingStatus): readonly TableBookingStatus[] =>
  TABLE_MOVES[from];

/** What this side may make of a proposal that has this status. */
export const artistBookingMoves = (
  side: 'admin' | 'artist',
  from: ArtistBookingStatus,
): readonly ArtistBookingStatus[] => PROPOSAL_MOVES[side][from];

/** Whether a status is among the moves that lead on from where something stands. */
export const isBookingMove = <Status>(moves: readonly Status[], to: Status): boolean => moves.includes(to);
