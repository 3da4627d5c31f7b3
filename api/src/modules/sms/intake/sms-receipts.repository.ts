import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';

/** A message that came in, and what its sender was answered. */
export interface SmsReceipt {
  /** Null for a message without a name: it is never known again. */
  messageSid: string | null;
  sender: string;
  /** Null for no answer. */
  reply: string | null;
}

/** A provider posts a message again within seconds; staff who look into it may do so days later. */
const KEPT = '7 days';
/** Of old ones, so many go with each new one. */
const MOST_FORGOTTEN = 20;

/** `sms_receipts`: the messages of the last week, so that each is taken in and answered once. */
@Injectable()
export class SmsReceiptsRepository {
  async find(
    transaction: Transaction,
    messageSid: string | null,
  ): Promise<{ reply: string | null } | undefined> {
    const [row] = await transaction.query<{ reply: string | null }>(
      'SELECT reply FROM sms_receipts WHERE message_sid = $1',
      [messageSid],
    );
    return row;
  }

  /** How many answers went to this sender within the last hour, served by `ix_sms_receipts_sender_received_at`. */
  async countReplies(transaction: Transaction, sender: string): Promise<number> {
    const [row] = await transaction.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM sms_receipts
        WHERE sender = $1 AND received_at > now() - interval '1 hour' AND reply IS NOT NULL`,
      [sender],
    );
    return row?.count ?? 0;
  }

  /** Keeps this one, and forgets some that are old. */
  async add(transaction: Transaction, { messageSid, sender, reply }: SmsReceipt): Promise<void> {
    await transaction.query(
      `DELETE FROM sms_receipts WHERE id IN (
         SELECT id FROM sms_receipts WHERE received_at < now() - interval '${KEPT}'
          ORDER BY received_at LIMIT ${MOST_FORGOTTEN} FOR UPDATE SKIP LOCKED)`,
    );
    await transaction.query(
      `INSERT INTO sms_receipts (message_sid, sender, reply) VALUES ($1, $2, $3)
       ON CONFLICT (message_sid) DO NOTHING`,
      [messageSid, sender, reply],
    );
  }
}
