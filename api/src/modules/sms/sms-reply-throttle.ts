import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Throttle } from '#src/common/throttle/throttle.js';

const HOUR = 60 * 60;

/** Two machines that answer each other stop soon, and nobody makes us pay for many texts. */
const LIMITS = { 'sms-reply': { points: 4, duration: HOUR } } as const;

/** Counts what one phone is answered. */
@Injectable()
export class SmsReplyThrottle extends Throttle<keyof typeof LIMITS> {
  constructor(dataSource: DataSource) {
    super(dataSource, LIMITS, 'sms.too-many');
  }

  /** Whether one more reply may go to this phone within the hour. */
  mayReplyTo(phone: string): Promise<boolean> {
    return this.allows('sms-reply', phone);
  }
}
