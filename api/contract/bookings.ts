/** Where a booking request of the public stands (spec §4 "Booking request status"); `pending` at first. */
export const BOOKING_REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'contacted'] as const;
export type BookingRequestStatus = (typeof BOOKING_REQUEST_STATUSES)[number];

/** Where a proposal to an artist stands (spec §4 "Artist booking status"); `pending` at first. */
export const ARTIST_BOOKING_STATUSES = ['pending', 'accepted', 'declined', 'confirmed'] as const;
export type ArtistBookingStatus = (typeof ARTIST_BOOKING_STATUSES)[number];

/** The order of a list of proposals or requests; by need, what waits for its reader comes first, until its date is over. */
export const BOOKING_ORDERS = ['newest', 'need'] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

/** What an artist may answer to a proposal. */
export const ARTIST_ANSWERS = ['accepted', 'declined'] as const;
export type ArtistAnswer = (typeof ARTIST_ANSWERS)[number];

/** Where a guest's table stands (spec §3 bookings); `pending` at first. */
export const TABLE_BOOKING_STATUSES = ['pending', 'confirmed', 'declined', 'cancelled'] as const;
export type TableBookingStatus = (typeof TABLE_BOOKING_STATUSES)[number];

/** Tables of these statuses take seats. */
export const SEATED_STATUSES = ['pending', 'confirmed'] as const satisfies readonly TableBookingStatus[];

/** A proposal's status as it is shown: an unknown one as pending (spec §4). */
export const artistBookingStatusOf = (text: string): ArtistBookingStatus =>
  ARTIST_BOOKING_STATUSES.find((status) => status === text) ?? 'pending';

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

/** Whether a proposal of this status can be taken back; a confirmed one has become a show, which is called off instead. */
export const isWithdrawable = (status: ArtistBookingStatus): boolean =>
  status === 'pending' || status === 'accepted';

/** Whether a status is among the moves that lead on from where something stands. */
export const isBookingMove = <Status>(moves: readonly Status[], to: Status): boolean => moves.includes(to);
