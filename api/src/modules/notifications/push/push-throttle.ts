import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '#src/common/throttle/throttle.js';

/** All guests of a venue's Wi-Fi are one address. */
const LIMITS = { 'push-subscription-address': { points: 600, duration: 60 * 60 } } as const;

/** Counts browsers that say they take push messages; the one past the limit is refused as `notifications.too-many`. */
@Injectable()
export class PushThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'notifications.too-many');
  }
}
