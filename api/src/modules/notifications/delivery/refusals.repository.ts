import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';
import { MessageRefusalEntity } from '#src/modules/notifications/entities/message-refusal.entity.js';
import { UnsubscribeKeyEntity } from '#src/modules/notifications/entities/unsubscribe-key.entity.js';
import type { Reader } from '#src/modules/notifications/preferences/unsubscribe-token.js';

/** One kind of message that somebody does not want. */
export type Refusal = Pick<MessageRefusalEntity, 'channel' | 'topic'>;

const columnsOf = (reader: Reader) =>
  'userId' in reader ? { userId: reader.userId } : { addressHash: reader.addressHash };

/** One statement: an account that is being deleted keeps nothing, and does not fail it. */
const KEEP_REFUSAL = `
  INSERT INTO message_refusals (user_id, address_hash, channel, topic)
  SELECT $1::integer, $2::bytea, $3, $4
   WHERE $1::integer IS NULL OR EXISTS (SELECT FROM users WHERE id = $1 FOR KEY SHARE)
  ON CONFLICT DO NOTHING`;

@Injectable()
export class RefusalsRepository {
  constructor(private readonly database: Database) {}

  /** What signs the links in mails; made with the venue. */
  async findKey({ manager }: SqlRunner = this.database): Promise<Buffer> {
    const { secret } = await manager.findOneByOrFail(UnsubscribeKeyEntity, {});
    return secret;
  }

  /** @param runner a transaction to read in; a connection of its own otherwise */
  async findOf(reader: Reader, { manager }: SqlRunner = this.database): Promise<Refusal[]> {
    return manager.find(MessageRefusalEntity, {
      select: { id: true, channel: true, topic: true },
      where: columnsOf(reader),
    });
  }

  /** Keeps it once, however often it is said; for an account that is gone, nothing is left to keep. */
  async add(reader: Reader, { channel, topic }: Refusal): Promise<void> {
    const { userId, addressHash }: { userId?: number; addressHash?: Buffer } = columnsOf(reader);
    await this.database.query(KEEP_REFUSAL, [userId ?? null, addressHash ?? null, channel, topic]);
  }

  async remove(reader: Reader, { channel, topic }: Refusal): Promise<void> {
    await this.database.manager.delete(MessageRefusalEntity, { ...columnsOf(reader), channel, topic });
  }
}
