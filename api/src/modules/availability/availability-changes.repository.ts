import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';

/** What an earlier call with a key had asked for, and what it was told. */
export interface EarlierChange<Answer> {
  requestHash: string;
  answer: Answer;
}

/** `availability_changes`: the keys of changes and their answers, kept also when the entries are gone. */
@Injectable()
export class AvailabilityChangesRepository {
  /**
   * Takes the key, or waits until whoever is taking it right now has committed or failed.
   * @returns false when it was taken before
   */
  async claim(
    transaction: Transaction,
    { clientKey, artistId, requestHash }: { clientKey: string; artistId: number; requestHash: string },
  ): Promise<boolean> {
    const rows = await transaction.query(
      `INSERT INTO availability_changes (client_key, artist_id, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT (client_key) DO NOTHING RETURNING client_key`,
      [clientKey, artistId, requestHash],
    );
    return rows.length > 0;
  }

  async remember(transaction: Transaction, clientKey: string, answer: object): Promise<void> {
    await transaction.query('UPDATE availability_changes SET answer = $2 WHERE client_key = $1', [
      clientKey,
      JSON.stringify(answer),
    ]);
  }

  async find<Answer>(
    transaction: Transaction,
    clientKey: string,
  ): Promise<EarlierChange<Answer> | undefined> {
    const [row] = await transaction.query<EarlierChange<Answer>>(
      `SELECT request_hash AS "requestHash", answer FROM availability_changes WHERE client_key = $1`,
      [clientKey],
    );
    return row;
  }
}
