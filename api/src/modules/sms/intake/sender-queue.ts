import { Injectable } from '@nestjs/common';
import { KeyedTurns } from '#src/common/throttle/keyed-turns.js';
import { Database, type Transaction } from '#src/database/database.js';
import { repeatedWhenGone } from '#src/modules/sms/events/sms-references.js';
import { smsTooSlow } from '#src/modules/sms/sms-errors.js';
import { SmsIntakeRepository } from './sms-intake.repository.js';

/**
 * Takes the messages of one sender in one after another, and none of them has a connection to the database before its turn:
 * however many one phone sends, they hold one connection of this process.
 */
@Injectable()
export class SenderQueue extends KeyedTurns {
  constructor(
    private readonly database: Database,
    private readonly incoming: SmsIntakeRepository,
  ) {
    super(smsTooSlow);
  }

  /**
   * Takes a message in when its turn comes, in a transaction of its own that holds its sender among all processes.
   * @param patience milliseconds
   * @param work begins again where what it refers to was deleted meanwhile
   * @throws DomainError `sms.too-slow`
   */
  inTurn<T>(sender: string, patience: number, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.take(sender, patience, () =>
      repeatedWhenGone(() =>
        this.database.transaction(async (transaction) => {
          await this.incoming.holdSender(transaction, sender, patience);
          return work(transaction);
        }),
      ),
    );
  }
}
