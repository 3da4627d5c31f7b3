import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '#src/common/throttle/throttle.js';

const HOUR = 60 * 60;

/** For each admin. A mail server takes many mails of the same words for spam. */
const LIMITS = {
  'mail-check': { points: 10, duration: HOUR },
  'storage-check': { points: 60, duration: HOUR },
} as const;

/** Counts the checks that admins ask for; the one past the limit is refused as `health.too-many`. */
@Injectable()
export class CheckThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'health.too-many');
  }
}
