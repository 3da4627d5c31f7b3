import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '#src/common/throttle/throttle.js';

const HOUR = 60 * 60;

/**
 * What may be asked for from one network address, where all guests of a venue's Wi-Fi are one; and reminders for one address that
 * somebody typed, each of which is a mail: few of them, as nearly all guests have a browser that takes push messages.
 */
const LIMITS = {
  'reminder-address': { points: 600, duration: HOUR },
  'reminder-typed-address': { points: 30, duration: HOUR },
  'reminder-recipient': { points: 5, duration: 24 * HOUR },
} as const;

/** Counts wishes to be told of shows; the one past the limit is refused as `reminders.too-many`. */
@Injectable()
export class ReminderThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'reminders.too-many');
  }
}
