import { Injectable } from '@nestjs/common';
import { KeyedTurns } from '#src/common/throttle/keyed-turns.js';
import { smsTooSlow } from '#src/modules/sms/sms-errors.js';

/**
 * Takes the messages of one sender in one after another, and none of them has a connection to the database before its turn:
 * however many one phone sends, they hold one connection of this process. Too slow is `sms.too-slow`.
 */
@Injectable()
export class SenderQueue extends KeyedTurns {
  constructor() {
    super(smsTooSlow);
  }
}
