import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GuestThrottle } from '#src/common/throttle/guest-throttle.js';
import { Settings } from '#src/config/settings.js';

/** Counts check-ins; the one past the limit is refused as `check-in.too-many`. */
@Injectable()
export class CheckInThrottle extends GuestThrottle {
  constructor(dataSource: DataSource, settings: Settings) {
    super(dataSource, settings, 'check-in.too-many');
  }
}
