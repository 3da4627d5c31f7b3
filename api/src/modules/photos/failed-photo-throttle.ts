import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyAttempts } from '#src/common/throttle/too-many-attempts.js';
import { Settings } from '#src/config/settings.js';
import { isUnreadable } from '#src/integrations/pictures/image-problem.js';
import { TOO_MANY_PHOTOS } from './guest-photo-throttle.js';

const HOUR = 60 * 60;

/** Of a hundred photos that one address may send, so many may be unreadable: 60 of the usual 2,000. */
const UNREADABLE_OF_HUNDRED = 3;

/**
 * Counts photos of one network address that were decoded in vain, which is dear and counts nothing elsewhere (decision 28).
 * Each process counts in its own memory: its own cores are what it guards, and a photo at the door costs no statement for it.
 */
@Injectable()
export class FailedPhotoThrottle {
  private readonly failures: RateLimiterMemory;

  constructor({ guestEntriesPerHour }: Settings) {
    const points = Math.ceil((guestEntriesPerHour * UNREADABLE_OF_HUNDRED) / 100);
    this.failures = new RateLimiterMemory({ points, duration: HOUR });
  }

  /** Milliseconds until the next photo of this address is decoded; 0 when that may be now. */
  async waitOf(address: string | undefined): Promise<number> {
    const counted = address === undefined ? null : await this.failures.get(address);
    return counted && counted.remainingPoints <= 0 ? Math.max(1, counted.msBeforeNext) : 0;
  }

  /**
   * Does the work of decoding a photo, and counts it when the photo proves unreadable.
   * @param address undefined for photos that staff add to the gallery, which do not count
   * @throws DomainError `photos.too-many` past the limit, and whatever `decode` throws
   */
  async watch<T>(address: string | undefined, decode: () => Promise<T>): Promise<T> {
    const wait = await this.waitOf(address);
    if (wait > 0) throw tooManyAttempts(TOO_MANY_PHOTOS, wait);
    try {
      return await decode();
    } catch (error) {
      if (address !== undefined && isUnreadable(error)) await this.failures.penalty(address);
      throw error;
    }
  }
}
