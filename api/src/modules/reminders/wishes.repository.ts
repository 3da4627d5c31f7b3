import {
  type EntityTarget,
  In,
  IsNull,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
  type SelectQueryBuilder,
} from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { Database, SqlRunner, Transaction } from '#src/database/database.js';
import type { WishReader } from './told-readers.js';

/** More than anybody asks for; the newest are listed. */
const MOST_LISTED = 500;

/** What accounts and browsers asked to be told of. A wish has the `key` of its call, and is about one thing. */
export abstract class WishesRepository<Wish extends ObjectLiteral> {
  /** @param about the entity's property that has the thing's id */
  protected constructor(
    protected readonly database: Database,
    private readonly entity: EntityTarget<Wish>,
    private readonly about: keyof Wish & string,
  ) {}

  findByKey(key: string): Promise<Wish | null> {
    return this.wishes().where({ key }).getOne();
  }

  /** Keeps a wish once, however often and under whichever keys it arrives. */
  async insert(wish: QueryDeepPartialEntity<Wish>): Promise<void> {
    await insertOnce(this.database, this.entity, wish);
  }

  /** The newest first. */
  findOf(userId: number): Promise<Wish[]> {
    return this.wishes().where({ userId }).orderBy('wish.id', 'DESC').limit(MOST_LISTED).getMany();
  }

  /** What this account, or else this browser, asked for; null for an address, which proves nothing. */
  async findOwn(
    { userId, subscriptionId }: Pick<WishReader, 'userId' | 'subscriptionId'>,
    id: number,
  ): Promise<Wish | null> {
    if (userId === null && subscriptionId === null) return null;
    const reader = userId === null ? { subscriptionId } : { userId };
    return this.wishes()
      .where({ ...reader, [this.about]: id })
      .getOne();
  }

  /** Which of these browsers asked for something. */
  async findWanted(transaction: Transaction, subscriptionIds: readonly number[]): Promise<number[]> {
    const rows = await this.wishes(transaction)
      .select('wish.subscriptionId', 'id')
      .where({ subscriptionId: In(subscriptionIds) })
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** @param userId of the caller; wishes of other accounts stay */
  async delete(key: string, userId: number | null): Promise<void> {
    await this.database.manager.delete(this.entity, [
      { key, userId: IsNull() },
      ...(userId === null ? [] : [{ key, userId }]),
    ]);
  }

  private wishes({ manager }: SqlRunner = this.database): SelectQueryBuilder<Wish> {
    return manager.createQueryBuilder(this.entity, 'wish');
  }
}
