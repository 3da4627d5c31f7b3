/** Where a booking request of the public stands (spec §4 "Booking request status"); `pending` at first. */
export const BOOKING_REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'contacted'] as const;
export type BookingRequestStatus = (typeof BOOKING_REQUEST_STATUSES)[number];

/** Where a proposal to an artist stands (spec §4 "Artist booking status"); `pending` at first. */
export const ARTIST_BOOKING_STATUSES = ['pending', 'accepted', 'declined', 'confirmed'] as const;
export type ArtistBookingStatus = (typeof ARTIST_BOOKING_STATUSES)[number];

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
