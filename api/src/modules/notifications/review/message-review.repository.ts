import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, ILike, In, LessThan } from 'typeorm';
import type { PageQuery } from '#src/common/paging/page-query.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/sql/like-pattern.js';
import { MessageEntity } from '#src/modules/notifications/entities/message.entity.js';
import type { MessagesQuery } from './messages.dto.js';

/** A message as it is looked at, before anything of it is hidden. */
export type KeptMessage = Pick<MessageEntity, keyof typeof COLUMNS>;

type MessageFilter = Omit<MessagesQuery, keyof PageQuery> & PagePart;

const COLUMNS = {
  id: true,
  channel: true,
  kind: true,
  recipient: true,
  subject: true,
  text: true,
  status: true,
  reason: true,
  attempts: true,
  topic: true,
  userId: true,
  isSecret: true,
  uselessAfter: true,
  createdAt: true,
  sentAt: true,
  nextAttemptAt: true,
} as const;

const SEARCHED = ['recipient', 'subject', 'kind'] as const;

@Injectable()
export class MessageReviewRepository {
  constructor(private readonly database: Database) {}

  /** The newest first: `pk_messages` backwards until a page is full. */
  findMany({ q, status, channel, after, take }: MessageFilter): Promise<KeptMessage[]> {
    const shown: FindOptionsWhere<MessageEntity> = {
      ...(status && { status }),
      ...(channel && { channel }),
      ...(after !== undefined && { id: LessThan(after) }),
    };
    const found = q === undefined ? undefined : ILike(containing(q));
    return this.database.manager.find(MessageEntity, {
      select: COLUMNS,
      where: found ? SEARCHED.map((column) => ({ ...shown, [column]: found })) : shown,
      order: { id: 'DESC' },
      take,
    });
  }

  /** Those of these that are there, in no order. */
  findByIds(ids: readonly number[]): Promise<KeptMessage[]> {
    return this.database.manager.find(MessageEntity, { select: COLUMNS, where: { id: In(ids) } });
  }

  /** The message, held still until the transaction ends. */
  async lock({ manager }: Transaction, id: number): Promise<KeptMessage | undefined> {
    const message = await manager.findOne(MessageEntity, {
      select: COLUMNS,
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return message ?? undefined;
  }

  /** As if it were new, though the provider may know it by its id. */
  async queueAgain({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(
      MessageEntity,
      { id },
      {
        status: 'queued',
        reason: null,
        attempts: 0,
        queuedAt: () => 'now()',
        nextAttemptAt: () => 'now()',
        setAsideAt: null,
      },
    );
  }

  async setAside({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(MessageEntity, { id }, { setAsideAt: () => 'now()' });
  }
}
