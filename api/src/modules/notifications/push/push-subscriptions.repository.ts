import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { EndedBrowserEntity } from '#src/modules/notifications/entities/ended-browser.entity.js';
import { PushSubscriptionEntity } from '#src/modules/notifications/entities/push-subscription.entity.js';

/** A browser as it says it is, and whose. */
export type KeptSubscription = Omit<PushSubscriptionEntity, 'id' | 'createdAt'>;

/** Some of them: those kept before a moment, behind this id, at most so many. */
export interface UnownedRange {
  before: Date;
  after: number;
  most: number;
}

/** One browser at a time: two calls with one endpoint would each find nothing of the other. */
const HOLD_ENDPOINT = `SELECT pg_advisory_xact_lock(4013, hashtext($1))`;

/** The same of a key: a browser that is ended while it says that it takes them is kept or ended, and never both. */
const HOLD_KEY = `SELECT pg_advisory_xact_lock(4014, hashtext($1))`;

/** More than anybody uses. */
const MOST_OF_ACCOUNT = 20;

/** SQL, since TypeORM deletes no rows behind an offset. `$2` is the browser that stays. */
const DELETE_OLDEST = `
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY key = $2 DESC, id DESC OFFSET $3)`;

/** Of somebody who is signed in at that browser. */
const of = (userId: number) => ({ userId, sessionId: Not(IsNull()) });

@Injectable()
export class PushSubscriptionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Keeps what the browser says now. It has one row, by its endpoint or else by its key: either may be new to it, and what it
   * asked for stays. Of an account with too many the oldest goes, never this one.
   * @param said `isRepeat` without anybody's asking
   * @returns false where it was ended, and only repeats itself
   */
  save(subscription: KeptSubscription, said: { isRepeat?: boolean }): Promise<boolean> {
    const { key, endpoint } = subscription;
    return this.database.transaction(async ({ manager, query }) => {
      await query(HOLD_ENDPOINT, [endpoint]);
      await query(HOLD_KEY, [key]);
      if (said.isRepeat && (await manager.existsBy(EndedBrowserEntity, { key }))) return false;
      await manager.delete(EndedBrowserEntity, { key });
      const known = await manager.existsBy(PushSubscriptionEntity, { endpoint });
      if (known) await manager.delete(PushSubscriptionEntity, { key, endpoint: Not(endpoint) });
      const where = known ? { endpoint } : { key };
      const { affected } = await manager.update(PushSubscriptionEntity, where, subscription);
      if (affected === 0) await manager.insert(PushSubscriptionEntity, subscription);
      if (subscription.userId !== null)
        await query(DELETE_OLDEST, [subscription.userId, key, MOST_OF_ACCOUNT]);
      return true;
    });
  }

  /** Since when it is kept just so; undefined where anything of it is new. */
  async findKeptSince({ userId, sessionId, ...browser }: KeptSubscription): Promise<Date | undefined> {
    const where = { ...browser, userId: userId ?? IsNull(), sessionId: sessionId ?? IsNull() };
    return (await this.database.manager.findOneBy(PushSubscriptionEntity, where))?.createdAt;
  }

  /** By this key, no matter who is signed in there. */
  async findIdByKey({ manager }: SqlRunner, key: string): Promise<number | undefined> {
    return (await manager.findOne(PushSubscriptionEntity, { select: { id: true }, where: { key } }))?.id;
  }

  find(id: number): Promise<PushSubscriptionEntity | null> {
    return this.database.manager.findOneBy(PushSubscriptionEntity, { id });
  }

  async findDevice({ manager }: SqlRunner, id: number): Promise<string | undefined> {
    const select = { id: true, device: true } as const;
    return (await manager.findOne(PushSubscriptionEntity, { select, where: { id } }))?.device;
  }

  /** Those of an account, the newest first. */
  findOf(userId: number, { manager }: SqlRunner = this.database): Promise<PushSubscriptionEntity[]> {
    return manager.find(PushSubscriptionEntity, { where: of(userId), order: { id: 'DESC' } });
  }

  /** Deletes it, and remembers that a person ended it: it may say again by itself that it takes push messages. */
  end(key: string): Promise<void> {
    return this.database.transaction(async ({ manager, query }) => {
      await query(HOLD_KEY, [key]);
      const { affected } = await manager.delete(PushSubscriptionEntity, { key });
      if (affected) await insertOnce({ manager }, EndedBrowserEntity, { key });
    });
  }

  async forgetEnded(before: Date): Promise<void> {
    await this.database.manager.delete(EndedBrowserEntity, { endedAt: LessThan(before) });
  }

  async delete(id: number): Promise<void> {
    await this.database.manager.delete(PushSubscriptionEntity, { id });
  }

  /** Browsers that were there before this moment and at which nobody is signed in, by id; held until the transaction ends. */
  async holdUnowned({ manager }: Transaction, { before, after, most }: UnownedRange): Promise<number[]> {
    const rows = await manager.find(PushSubscriptionEntity, {
      select: { id: true },
      where: { sessionId: IsNull(), createdAt: LessThan(before), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: most,
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map(({ id }) => id);
  }

  async deleteAll({ manager }: Transaction, ids: readonly number[]): Promise<void> {
    await manager.delete(PushSubscriptionEntity, { id: In(ids) });
  }
}
