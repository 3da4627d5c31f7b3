import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';

/** What an earlier call with a key had asked for, and which events it made. */
export interface EventCreation {
  requestHash: string;
  eventIds: number[];
}

/** `event_creations`: the keys of creations, kept for good, also when their events are deleted. */
@Injectable()
export class EventCreationsRepository {
  /**
   * Takes the key, or waits until whoever is taking it right now has committed or failed.
   * @returns false when it was taken before
   */
  async claim(transaction: Transaction, clientKey: string, requestHash: string): Promise<boolean> {
    const rows = await transaction.query(
      `INSERT INTO event_creations (client_key, request_hash) VALUES ($1, $2)
       ON CONFLICT (client_key) DO NOTHING RETURNING client_key`,
      [clientKey, requestHash],
    );
    return rows.length > 0;
  }

  async remember(transaction: Transaction, clientKey: string, eventIds: readonly number[]): Promise<void> {
    await transaction.query('UPDATE event_creations SET event_ids = $2 WHERE client_key = $1', [
      clientKey,
      eventIds,
    ]);
  }

  async find(runner: SqlRunner, clientKey: string): Promise<EventCreation | undefined> {
    const [row] = await runner.query<EventCreation>(
      `SELECT request_hash AS "requestHash", event_ids AS "eventIds" FROM event_creations WHERE client_key = $1`,
      [clientKey],
    );
    return row;
  }
}
