import { OPEN_TABLES } from '#contract/limits.js';
import { DAY, HOUR, throttleOf } from '#src/common/throttle/throttle.js';

/**
 * Limits of requests from one network address (all guests on the venue's Wi-Fi share one), of tables at one show without an
 * e-mail or a phone number, of mails to one address, which anybody may have typed, and of news to one artist, whom anybody may ask for.
 */
const LIMITS = {
  'booking-request-address': { points: 20, duration: HOUR },
  'table-booking-address': { points: 60, duration: HOUR },
  'nameless-table-address': { points: OPEN_TABLES, duration: DAY },
  'booking-mail-recipient': { points: 10, duration: DAY },
  'booking-news-artist': { points: 20, duration: DAY },
} as const;

/** Counts visitors' requests; those past the limit are refused with `bookings.too-many`. */
export class BookingThrottle extends throttleOf(LIMITS, 'bookings.too-many') {
  /** Whether one more mail may go to this address today because a visitor typed it. */
  mayWriteTo(recipient: string): Promise<boolean> {
    return this.allows('booking-mail-recipient', recipient.toLowerCase());
  }

  /** Whether this artist may be told of one more request today. */
  mayTell(artistId: number): Promise<boolean> {
    return this.allows('booking-news-artist', String(artistId));
  }
}
