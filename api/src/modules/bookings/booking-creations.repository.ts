import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';

/** What an earlier call with a key had asked for, and which row it made. */
export interface BookingCreation {
  requestHash: string;
  rowId: number | null;
}

/** `booking_creations`: the keys of bookings, kept for good, also when what they made is deleted. */
@Injectable()
export class BookingCreationsRepository {
  /**
   * Takes the key, or waits until whoever is taking it right now has committed or failed.
   * @returns false when it was taken before
   */
  async claim(transaction: Transaction, clientKey: string, requestHash: string): Promise<boolean> {
    const rows = await transaction.query(
      `INSERT INTO booking_creations (client_key, request_hash) VALUES ($1, $2)
       ON CONFLICT (client_key) DO NOTHING RETURNING client_key`,
      [clientKey, requestHash],
    );
    return rows.length > 0;
  }

  async remember(transaction: Transaction, clientKey: string, rowId: number): Promise<void> {
    await transaction.query('UPDATE booking_creations SET row_id = $2 WHERE client_key = $1', [
      clientKey,
      rowId,
    ]);
  }

  async find(runner: SqlRunner, clientKey: string): Promise<BookingCreation | undefined> {
    const [row] = await runner.query<BookingCreation>(
      `SELECT request_hash AS "requestHash", row_id AS "rowId" FROM booking_creations WHERE client_key = $1`,
      [clientKey],
    );
    return row;
  }
}
