import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPEN_TABLES } from '#contract/limits.js';
import { Throttle } from '#src/common/throttle/throttle.js';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * What may be asked for from one network address, where all guests of a venue's Wi-Fi are one; tables at one show for which
 * nobody leaves an e-mail or a phone number; and mails to one address, which anybody may have typed.
 */
const LIMITS = {
  'booking-request-address': { points: 20, duration: HOUR },
  'table-booking-address': { points: 60, duration: HOUR },
  'nameless-table-address': { points: OPEN_TABLES, duration: DAY },
  'booking-mail-recipient': { points: 10, duration: DAY },
} as const;

/** Counts what visitors ask for; the one past the limit is refused as `bookings.too-many`. */
@Injectable()
export class BookingThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'bookings.too-many');
  }

  /** Whether one more mail may go to this address today because a visitor typed it. */
  mayWriteTo(recipient: string): Promise<boolean> {
    return this.allows('booking-mail-recipient', recipient.toLowerCase());
  }
}
