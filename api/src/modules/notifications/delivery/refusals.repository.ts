import { Injectable } from '@nestjs/common';
import type { MessageChannel, MessageTopic } from '#contract/message-topics.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { Reader } from '#src/modules/notifications/preferences/unsubscribe-token.js';

/** One kind of message that somebody does not want. */
export interface Refusal {
  channel: MessageChannel;
  topic: MessageTopic;
}

const columnsOf = (reader: Reader): [userId: number | null, addressHash: Buffer | null] =>
  'userId' in reader ? [reader.userId, null] : [null, reader.addressHash];

@Injectable()
export class RefusalsRepository {
  constructor(private readonly database: Database) {}

  /** What signs unsubscribe links; made with the venue. */
  async findKey(runner: SqlRunner = this.database): Promise<Buffer> {
    const [row] = await runner.query<{ secret: Buffer }>('SELECT secret FROM unsubscribe_key');
    if (!row) throw new Error('the venue has no unsubscribe key');
    return row.secret;
  }

  /** @param runner a transaction to read in; a connection of its own otherwise */
  async findOf(reader: Reader, runner: SqlRunner = this.database): Promise<Refusal[]> {
    return runner.query<Refusal>(
      'SELECT channel, topic FROM message_refusals WHERE user_id = $1 OR address_hash = $2',
      columnsOf(reader),
    );
  }

  /** Keeps it once, however often it is said; for an account that is gone, nothing is left to keep. */
  async add(reader: Reader, { channel, topic }: Refusal): Promise<void> {
    await this.database.query(
      `INSERT INTO message_refusals (user_id, address_hash, channel, topic)
       SELECT $1::integer, $2::bytea, $3, $4
        WHERE $1::integer IS NULL OR EXISTS (SELECT FROM users WHERE id = $1 FOR KEY SHARE)
       ON CONFLICT DO NOTHING`,
      [...columnsOf(reader), channel, topic],
    );
  }

  async remove(reader: Reader, { channel, topic }: Refusal): Promise<void> {
    await this.database.query(
      `DELETE FROM message_refusals
        WHERE (user_id = $1 OR address_hash = $2) AND channel = $3 AND topic = $4`,
      [...columnsOf(reader), channel, topic],
    );
  }
}
