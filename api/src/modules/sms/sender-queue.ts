import { Injectable } from '@nestjs/common';
import { smsTooSlow } from './sms-errors.js';

/**
 * Takes the messages of one sender in one after another, and none of them has a connection to the database before its turn:
 * however many one phone sends, they hold one connection of this process.
 */
@Injectable()
export class SenderQueue {
  private readonly last = new Map<string, Promise<void>>();

  /**
   * Runs `work` when its turn comes, and answers or throws what it does, within this time.
   * @param patience milliseconds; work that has begun goes on beyond them, work that has not never begins
   * @throws DomainError `sms.too-slow`
   */
  async inTurn<T>(sender: string, patience: number, work: () => Promise<T>): Promise<T> {
    const end = performance.now() + patience;
    const before = this.last.get(sender) ?? Promise.resolve();
    const turn = before.then(() => {
      if (performance.now() >= end) throw smsTooSlow();
      return work();
    });
    const over = turn.then(ignore, ignore);
    this.last.set(sender, over);
    void over.then(() => {
      if (this.last.get(sender) === over) this.last.delete(sender);
    });
    return withinTime(turn, patience);
  }
}

const ignore = (): void => undefined;

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
