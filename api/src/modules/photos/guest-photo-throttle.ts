import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GuestThrottle } from '#src/common/throttle/guest-throttle.js';
import { Settings } from '#src/config/settings.js';

/** The code of an error past a limit of photos for check-ins. */
export const TOO_MANY_PHOTOS = 'photos.too-many';

/** Counts photos for check-ins; the one past the limit is refused as `photos.too-many`. */
@Injectable()
export class GuestPhotoThrottle extends GuestThrottle {
  constructor(dataSource: DataSource, settings: Settings) {
    super(dataSource, settings, TOO_MANY_PHOTOS);
  }
}
