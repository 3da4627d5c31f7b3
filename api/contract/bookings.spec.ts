import {
  ARTIST_BOOKING_STATUSES,
  artistBookingMoves,
  artistBookingStatusOf,
  BOOKING_REQUEST_STATUSES,
  bookingRequestMoves,
  isBookingMove,
  TABLE_BOOKING_STATUSES,
  tableBookingMoves,
} from './bookings.js';

/** Every move that is legal among all pairs of statuses, as `from → to`. */
const legal = <Status extends string>(
  statuses: readonly Status[],
  moves: (from: Status) => readonly Status[],
): string[] =>
  statuses.flatMap((from) =>
    statuses.filter((to) => isBookingMove(moves(from), to)).map((to) => `${from} → ${to}`),
  );

describe('the moves of bookings', () => {
  it('let an admin approve, reject or contact a pending request, contact an approved one, and nothing else', () => {
    expect(legal(BOOKING_REQUEST_STATUSES, bookingRequestMoves)).toEqual([
      'pending → approved',
      'pending → rejected',
      'pending → contacted',
      'approved → contacted',
    ]);
  });

  it('let the artist answer a pending proposal, and nothing else', () => {
    expect(legal(ARTIST_BOOKING_STATUSES, (from) => artistBookingMoves('artist', from))).toEqual([
      'pending → accepted',
      'pending → declined',
    ]);
  });

  it('let an admin confirm an accepted proposal, and nothing else', () => {
    expect(legal(ARTIST_BOOKING_STATUSES, (from) => artistBookingMoves('admin', from))).toEqual([
      'accepted → confirmed',
    ]);
  });

  it('let staff settle a pending table, cancel a confirmed one, and nothing else', () => {
    expect(legal(TABLE_BOOKING_STATUSES, tableBookingMoves)).toEqual([
      'pending → confirmed',
      'pending → declined',
      'pending → cancelled',
      'confirmed → cancelled',
    ]);
  });
});

describe('a proposal of unknown status', () => {
  it('is shown as pending', () => {
    expect(['accepted', 'seated', ''].map(artistBookingStatusOf)).toEqual(['accepted', 'pending', 'pending']);
  });
});
