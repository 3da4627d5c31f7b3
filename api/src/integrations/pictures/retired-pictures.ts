import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';

/** Any number that nothing else in the product locks. */
const SWEEP_LOCK = 7_402_911;

/**
 * Pictures that the sweep takes away, so that no row comes to name one of them meanwhile. Whoever names a picture holds a
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
    const rows = await transaction.query('SELECT FROM retired_pictures WHERE address = $1', [address]);
    return rows.length === 0;
  }

  /** From here on `hold` refuses these; every transaction that held one has ended. */
  async retire(addresses: readonly string[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [SWEEP_LOCK]);
      await transaction.query(
        'INSERT INTO retired_pictures (address) SELECT unnest($1::text[]) ON CONFLICT (address) DO NOTHING',
        [addresses],
      );
    });
  }

  /** These were given to a row just before they were retired, and stay. */
  async reinstate(addresses: readonly string[]): Promise<void> {
    await remove(this.database, 'address = ANY($1)', [addresses]);
  }

  /** Forgets those that are gone for so long that nobody can be about to name them. */
  async forgetGone(): Promise<void> {
    await remove(this.database, `retired_at < now() - interval '1 day'`, []);
  }
}

const remove = async (runner: SqlRunner, which: string, parameters: readonly unknown[]): Promise<void> => {
  await runner.query(`DELETE FROM retired_pictures WHERE ${which}`, parameters);
};
