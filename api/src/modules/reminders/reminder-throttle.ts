import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '#src/common/throttle/throttle.js';

const HOUR = 60 * 60;

/**
 * Limits of wishes from one network address (all guests on the venue's Wi-Fi share one), and of reminders by mail to one typed
 * address. The latter are few, since nearly all guests have a browser that takes push messages.
 */
const LIMITS = {
  'reminder-address': { points: 600, duration: HOUR },
  'reminder-typed-address': { points: 30, duration: HOUR },
  'reminder-recipient': { points: 5, duration: 24 * HOUR },
} as const;

/** Counts wishes to be told of shows; those past the limit are refused with `reminders.too-many`. */
@Injectable()
export class ReminderThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'reminders.too-many');
  }
}
