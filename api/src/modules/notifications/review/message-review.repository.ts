import { Injectable } from '@nestjs/common';
import type { MessageChannel, MessageStatus, MessageTopic } from '#contract/message-topics.js';
import { Database, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import type { MessagesQuery } from './messages.dto.js';

/** A message as it is looked at, before anything of it is hidden. */
export interface KeptMessage {
  id: number;
  channel: MessageChannel;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  status: MessageStatus;
  reason: string | null;
  attempts: number;
  topic: MessageTopic | null;
  userId: number | null;
  isSecret: boolean;
  uselessAfter: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  nextAttemptAt: Date;
}

export type MessageFilter = Omit<MessagesQuery, 'cursor' | 'limit'> & {
  /** Only messages older than this id. */
  before?: number;
  take: number;
};

const COLUMNS = `id, channel, kind, recipient, subject, text_body AS text, status, reason, attempts, topic,
  user_id AS "userId", is_secret AS "isSecret", useless_after AS "uselessAfter", created_at AS "createdAt",
  sent_at AS "sentAt", next_attempt_at AS "nextAttemptAt"`;

@Injectable()
export class MessageReviewRepository {
  constructor(private readonly database: Database) {}

  /** The newest first: `pk_messages` backwards until a page is full. */
  findMany({ q, status, channel, before, take }: MessageFilter): Promise<KeptMessage[]> {
    return this.database.query<KeptMessage>(
      `SELECT ${COLUMNS} FROM messages
        WHERE ($1::varchar IS NULL OR status = $1) AND ($2::varchar IS NULL OR channel = $2)
          AND ($3::integer IS NULL OR id < $3)
          AND ($4::text IS NULL OR recipient ILIKE $4 OR subject ILIKE $4 OR kind ILIKE $4)
        ORDER BY id DESC LIMIT $5`,
      [status ?? null, channel ?? null, before ?? null, q === undefined ? null : containing(q), take],
    );
  }

  /** The message, held still until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<KeptMessage | undefined> {
    const [message] = await transaction.query<KeptMessage>(
      `SELECT ${COLUMNS} FROM messages WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return message;
  }

  /** As if it were new, though the provider may know it by its id. */
  async queueAgain(transaction: Transaction, id: number): Promise<void> {
    await transaction.query(
      `UPDATE messages SET status = 'queued', reason = NULL, attempts = 0, queued_at = now(), next_attempt_at = now()
        WHERE id = $1`,
      [id],
    );
  }
}
