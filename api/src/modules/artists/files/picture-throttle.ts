import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '#src/common/throttle/throttle.js';

const HOUR = 60 * 60;

/** For each account: decoding a picture is dear, and anybody may register as an artist (decision 28). */
const LIMITS = { 'artist-picture-account': { points: 30, duration: HOUR } } as const;

/** Counts the pictures that artists send for their profile; the one past the limit is refused as `artists.too-many`. */
@Injectable()
export class PictureThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'artists.too-many');
  }
}
