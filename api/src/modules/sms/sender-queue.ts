import { Injectable } from '@nestjs/common';
import { KeyedTurns } from '#src/common/throttle/keyed-turns.js';
import { smsTooSlow } from './sms-errors.js';

/**
 * Takes the messages of one sender in one after another, and none of them has a connection to the database before its turn:
 * however many one phone sends, they hold one connection of this process.
 */
@Injectable()
export class SenderQueue {
  private readonly turns = new KeyedTurns();

  /**
   * Runs `work` when its turn comes, and answers or throws what it does, within this time.
   * @param patience milliseconds; work that has begun goes on beyond them, work that has not never begins
   * @throws DomainError `sms.too-slow`
   */
  async inTurn<T>(sender: string, patience: number, work: () => Promise<T>): Promise<T> {
    const end = performance.now() + patience;
    const turn = this.turns.take(sender, async () => {
      if (performance.now() >= end) throw smsTooSlow();
      return work();
    });
    return withinTime(turn, patience);
  }
}

const withinTime = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(smsTooSlow()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
