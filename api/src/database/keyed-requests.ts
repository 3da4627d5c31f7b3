import type { SqlRunner, Transaction } from './database.js';

/** What an earlier call with a key had asked for, and what came of it. */
export interface KeyedRequest<Made> {
  /** The same for two requests that ask for the same. */
  requestHash: string;
  made: Made;
}

/** A table of `Idempotency-Key`s, kept for good, also when what came of them is deleted. */
export abstract class KeyedRequests<Made> {
  /**
   * @param table with the columns `client_key` and `request_hash`
   * @param column for what came of a call
   */
  protected constructor(
    private readonly table: string,
    private readonly column: string,
  ) {}

  /**
   * Takes the key, or waits until whoever is taking it right now has committed or failed.
   * @param call `more` are values of further columns, by their names in the table
   * @returns false when it was taken before
   */
  async claim(
    transaction: Transaction,
    call: { clientKey: string; requestHash: string; more?: Readonly<Record<string, unknown>> },
  ): Promise<boolean> {
    const row = { client_key: call.clientKey, request_hash: call.requestHash, ...call.more };
    const values = Object.values(row);
    const rows = await transaction.query(
      `INSERT INTO ${this.table} (${Object.keys(row).join(', ')}) VALUES (${values.map((_, at) => `$${at + 1}`).join(', ')})
       ON CONFLICT (client_key) DO NOTHING RETURNING client_key`,
      values,
    );
    return rows.length > 0;
  }

  async remember(transaction: Transaction, clientKey: string, made: Made): Promise<void> {
    await transaction.query(`UPDATE ${this.table} SET ${this.column} = $2 WHERE client_key = $1`, [
      clientKey,
      made,
    ]);
  }

  async find<Remembered extends Made = Made>(
    runner: SqlRunner,
    clientKey: string,
  ): Promise<KeyedRequest<Remembered> | undefined> {
    const [row] = await runner.query<KeyedRequest<Remembered>>(
      `SELECT request_hash AS "requestHash", ${this.column} AS made FROM ${this.table} WHERE client_key = $1`,
      [clientKey],
    );
    return row;
  }
}
