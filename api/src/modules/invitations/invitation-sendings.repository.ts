import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';

/**
 * Which messages an invitation went out with, and whether they did: written down beside it, since the records of messages
 * are tidied away.
 */
@Injectable()
export class InvitationSendingsRepository {
  constructor(private readonly database: Database) {}

  async remember(
    transaction: Transaction,
    id: number,
    messages: { emailId: number; smsId: number | null },
  ): Promise<void> {
    await transaction.query(
      'UPDATE artist_invitations SET email_message_id = $2, sms_message_id = $3 WHERE id = $1',
      [id, messages.emailId, messages.smsId],
    );
  }

  /** Messages of which it is not written down that they went out. */
  async findUnderWay(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT email_message_id AS id FROM artist_invitations WHERE NOT email_sent AND email_message_id IS NOT NULL
        UNION SELECT sms_message_id FROM artist_invitations WHERE NOT sms_sent AND sms_message_id IS NOT NULL`,
    );
    return rows.map(({ id }) => id);
  }

  /** Writes down which messages went out. */
  async markSent(messageIds: readonly number[]): Promise<void> {
    await this.database.query(
      `UPDATE artist_invitations SET email_sent = email_sent OR coalesce(email_message_id = ANY($1), false),
              sms_sent = sms_sent OR coalesce(sms_message_id = ANY($1), false)
        WHERE email_message_id = ANY($1) OR sms_message_id = ANY($1)`,
      [messageIds],
    );
  }
}
