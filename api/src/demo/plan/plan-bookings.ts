import { addDays } from '#contract/calendar-date.js';
import { fictionalPhone, guestEmail, guestName } from '#src/demo/demo-cast.js';
import { type Columns } from '#src/demo/demo-rows.js';
import type { ArtistBookingEntity } from '#src/modules/bookings/entities/artist-booking.entity.js';
import type { BookingRequestEntity } from '#src/modules/bookings/entities/booking-request.entity.js';
import type { TableBookingEntity } from '#src/modules/bookings/entities/table-booking.entity.js';
import { type EventRow } from './plan-events.js';
import { instantAt } from './venue-days.js';

/** The first show still to come that features an artist: what an accepted invitation or a confirmed booking has become. */
export const showOf = (coming: readonly EventRow[], artistId: number) =>
  coming.find((event) => event.artistIds[0] === artistId && event.status === 'scheduled');

/** Proposals to artists in every status; the confirmed one is on the calendar. */
export const planArtistBookings = (today: string, coming: readonly EventRow[]) => {
  const agreed = showOf(coming, 6);
  const proposal = (
    row: Columns<ArtistBookingEntity> & Pick<ArtistBookingEntity, 'artistId' | 'status'>,
    ahead: number,
    made: number,
  ) => ({
    proposedDate: addDays(today, ahead),
    proposedTime: '20:00',
    proposedPayment: '$750',
    adminNotes: 'Full backline in house.',
    artistNotes: null,
    eventId: null,
    createdAt: instantAt(addDays(today, -made), '14:00'),
    updatedAt: instantAt(addDays(today, -made + 1), '09:00'),
    ...row,
  });
  return [
    proposal({ artistId: 1, status: 'pending', proposedPayment: '$600 and supper' }, 38, 2),
    proposal(
      { artistId: 5, status: 'pending', proposedTime: '21:00', adminNotes: 'One half-stack, please. One.' },
      45,
      3,
    ),
    proposal({ artistId: 3, status: 'accepted', artistNotes: 'We will bring our own microphone.' }, 33, 6),
    proposal(
      { artistId: 4, status: 'declined', artistNotes: 'Not on a Wednesday in December, honey.' },
      26,
      9,
    ),
    proposal(
      {
        artistId: 6,
        status: 'confirmed',
        ...(agreed && { proposedDate: agreed.date, proposedTime: agreed.time, eventId: agreed.id }),
        artistNotes: 'Please have the piano tuned.',
      },
      15,
      16,
    ),
  ];
};

/** What people wrote through artists' public pages, in every status. */
export const planBookingRequests = (today: string) => {
  const request = (
    row: Columns<BookingRequestEntity> & Pick<BookingRequestEntity, 'status'>,
    { ahead, made, guest }: { ahead: number; made: number; guest: number },
  ) => ({
    eventDate: addDays(today, ahead),
    eventTime: '18:00',
    description: 'About eighty people, half of them dancers.',
    budget: '$1000',
    duration: '2 hours',
    notes: null,
    contactEmail: guestEmail(guestName(guest)),
    contactPhone: fictionalPhone(guest),
    createdAt: instantAt(addDays(today, -made), '20:45'),
    updatedAt: instantAt(addDays(today, -made + 1), '10:30'),
    ...row,
  });
  return [
    request(
      {
        artistId: 7,
        eventName: 'Ruby & Wade’s Wedding',
        eventType: 'jazz',
        status: 'pending',
        budget: '$2000',
        duration: '4 hours',
      },
      { ahead: 52, made: 2, guest: 61 },
    ),
    request(
      {
        artistId: 3,
        eventName: 'Library Front Porch Day',
        eventType: 'bluegrass',
        status: 'pending',
        eventTime: '11:00',
      },
      { ahead: 40, made: 4, guest: 72 },
    ),
    request(
      {
        artistId: 2,
        eventName: 'Feed & Seed Customer Night',
        eventType: 'country',
        status: 'approved',
        notes: 'Deposit received.',
      },
      { ahead: 28, made: 11, guest: 83 },
    ),
    request(
      {
        artistId: 5,
        eventName: 'Quiet Garden Party',
        eventType: 'rock',
        status: 'rejected',
        notes: 'Suggested the Lone Pine Duo instead.',
      },
      { ahead: 21, made: 13, guest: 94 },
    ),
    request(
      {
        artistId: 4,
        eventName: 'High School Reunion',
        eventType: 'pop',
        status: 'contacted',
        notes: 'Waiting for them to pick a hall.',
      },
      { ahead: 60, made: 8, guest: 105 },
    ),
  ];
};

const WISHES = [
  null,
  'Close to the dance floor, please.',
  null,
  'Birthday: a candle in the pie?',
  'Wheelchair space for one.',
  null,
  'As far from the speakers as you have.',
];

/** Place in the guest list of somebody who books tables long before the show. */
const EARLY_BOOKER = 5;
const EARLY_BOOKINGS = 5;

/** Tables at tonight's show and the ones after it. One guest books five of them more than a week ahead. */
export const planTableBookings = (today: string, coming: readonly EventRow[]) => {
  const open = coming.filter(({ status }) => status === 'scheduled');
  const table = (event: EventRow, guest: number, createdAt: string) => {
    const name = guestName(guest);
    return {
      eventId: event.id,
      customerName: `${name.first} ${name.last}`,
      customerEmail: guestEmail(name),
      customerPhone: guest % 2 ? fictionalPhone(guest) : null,
      partySize: 2 + ((guest * 3) % 7),
      specialRequests: WISHES[guest % WISHES.length] ?? null,
      status: guest % 9 === 4 ? 'cancelled' : guest % 3 === 1 ? 'pending' : 'confirmed',
      createdAt,
    } satisfies Columns<TableBookingEntity>;
  };
  return [
    ...open
      .slice(0, 5)
      .flatMap((event, night) =>
        Array.from({ length: 5 - night }, (_, seat) =>
          table(
            event,
            7 + night * 9 + seat * 2,
            instantAt(addDays(today, -1 - ((seat + night) % 5)), '13:00'),
          ),
        ),
      ),
    ...open.slice(1, 1 + EARLY_BOOKINGS).map((event) => ({
      ...table(event, EARLY_BOOKER, instantAt(addDays(today, -9), '12:00')),
      status: 'confirmed' as const,
    })),
  ];
};
