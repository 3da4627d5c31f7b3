import { isBookingMove } from '#contract/bookings.js';
import { addDays } from '#contract/calendar-date.js';
import { hasBegun, type WallClock, wallClockAt } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
import type {
  ArtistBookingDecision,
  ArtistBookingResponse,
} from '#src/modules/bookings/artist/artist-bookings.dto.js';
import { bookingMoved, dateInPast, noTables, showNotToCome, tooFewSeats } from './booking-errors.js';

/** Type of a show whose artist has no genre yet; shown grey until an admin chooses one. */
const PLAIN_TYPE = 'live music';

/** When a show starts if nobody said so; only a client that knows no more than the spec leaves it open (decision 15). */
const USUAL_TIME = '20:00';

/** The event that confirming a proposal makes. */
export interface BookedShow {
  artistId: number;
  name: string;
  /** Lower-case event type name. */
  type: string;
  date: string;
  time: string;
}

/** The show that confirming makes: what the admin says, else what was proposed, else the artist's name and genre at eight o'clock. */
export const showOf = (
  {
    artistId,
    artist,
    proposedDate,
    proposedTime,
  }: Pick<ArtistBookingResponse, 'artistId' | 'artist' | 'proposedDate' | 'proposedTime'>,
  { eventName, eventType, time }: Pick<ArtistBookingDecision, 'eventName' | 'eventType' | 'time'>,
): BookedShow => ({
  artistId,
  name: eventName ?? artist.name,
  type: eventType ?? (artist.genre || PLAIN_TYPE),
  date: proposedDate,
  time: time ?? proposedTime ?? USUAL_TIME,
});

/** @throws DomainError `bookings.illegal-move` when `to` is not among the moves */
export const checkMove = <Status extends string>(
  what: string,
  { from, to, moves }: { from: Status; to: Status; moves: readonly Status[] },
): void => {
  if (!isBookingMove(moves, to)) throw bookingMoved(what, from, to);
};

/** Whether this date is over where the venue is. */
export const isOver = (date: string, now: Date, timeZone: string): boolean =>
  date < wallClockAt(now, timeZone).date;

/** The midnight at which this date is over where the venue is. */
export const endOfDate = (date: string, timeZone: string): Date =>
  instantsOf({ date: addDays(date, 1), time: '00:00' }, timeZone).first;

/** @throws DomainError `bookings.date-in-past` naming the field */
export const checkNotOver = (
  field: string,
  { date, now, timeZone }: { date: string; now: Date; timeZone: string },
): void => {
  if (isOver(date, now, timeZone)) throw dateInPast(field);
};

/** A show as far as its tables are concerned. */
export interface TableShow extends WallClock {
  status: string;
  capacity: number | null;
  seatsTaken: number;
}

/** Whether a show takes place and has not begun. */
export const isToCome = (show: Pick<TableShow, 'status' | 'date' | 'time'>, clock: WallClock): boolean =>
  show.status === 'scheduled' && !hasBegun(show, clock);

/**
 * @param show undefined once it is deleted
 * @throws DomainError `bookings.no-show`
 */
export const checkConfirmable = (show: TableShow | undefined, clock: WallClock): void => {
  if (!show || !isToCome(show, clock)) throw showNotToCome();
};

/**
 * @param clock what the venue's clock says
 * @throws DomainError `bookings.no-tables` for a show that has begun or does not take place, `bookings.too-few-seats`
 */
export const checkTable = (show: TableShow, partySize: number, clock: WallClock): void => {
  if (!isToCome(show, clock)) throw noTables();
  const seatsLeft = show.capacity === null ? Infinity : show.capacity - show.seatsTaken;
  if (partySize > seatsLeft) throw tooFewSeats(seatsLeft);
};
