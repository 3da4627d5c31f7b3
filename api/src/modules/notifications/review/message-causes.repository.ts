import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database, type SqlRunner } from '#src/database/database.js';
import { MessageEntity } from '#src/modules/notifications/entities/message.entity.js';

/** What became of messages, for the areas that caused them. */
@Injectable()
export class MessageCausesRepository {
  constructor(private readonly database: Database) {}

  /** Ends the usefulness of what has not gone out: it is not sent any more, nor sent again. */
  async withdraw({ manager }: SqlRunner, cause: string): Promise<void> {
    await manager.update(
      MessageEntity,
      { cause, status: Not('sent') },
      { uselessAfter: () => 'least(useless_after, now())' },
    );
  }

  async findSentOf(ids: readonly number[]): Promise<number[]> {
    const rows = await this.database.manager.find(MessageEntity, {
      select: { id: true },
      where: { id: In(ids), status: 'sent' },
    });
    return rows.map(({ id }) => id);
  }
}
