import { Injectable } from '@nestjs/common';
import { In, Raw } from 'typeorm';
import { Database, type Transaction } from '#src/database/database.js';
import { RetiredPictureEntity } from './entities/retired-picture.entity.js';

/** Any number that nothing else in the product locks. */
const SWEEP_LOCK = 7_402_911;

/**
 * Pictures that the sweep takes away, so that no row comes to name one of them meanwhile. A call that names a picture holds a
 * shared lock until the row is there; the sweep waits for all of them, and looks again before it deletes.
 */
@Injectable()
export class RetiredPictures {
  constructor(private readonly database: Database) {}

  /**
   * Keeps the sweep away from a picture until the transaction that gives it to a row has ended.
   * @returns false when the sweep came first: the row must not name it
   */
  async hold(transaction: Transaction, address: string): Promise<boolean> {
    await transaction.query('SELECT pg_advisory_xact_lock_shared($1)', [SWEEP_LOCK]);
    return !(await transaction.manager.existsBy(RetiredPictureEntity, { address }));
  }

  /** From here on `hold` refuses these; every transaction that held one has ended. */
  async retire(addresses: readonly string[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [SWEEP_LOCK]);
      await transaction.manager
        .createQueryBuilder()
        .insert()
        .into(RetiredPictureEntity)
        .values(addresses.map((address) => ({ address })))
        .orIgnore()
        .execute();
    });
  }

  /** These were given to a row just before they were retired, and stay. */
  async reinstate(addresses: readonly string[]): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.delete(RetiredPictureEntity, { address: In(addresses) }),
    );
  }

  /** Forgets those that are gone for so long that nobody can be about to name them. */
  async forgetGone(): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.delete(RetiredPictureEntity, {
        retiredAt: Raw((column) => `${column} < now() - interval '1 day'`),
      }),
    );
  }
}
