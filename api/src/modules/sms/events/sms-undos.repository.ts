import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { Database, type Transaction } from '#src/database/database.js';
import { SmsEventUndoEntity } from '#src/modules/sms/entities/sms-event-undo.entity.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';

/** Requests as they were before an event was made of them. */
@Injectable()
export class SmsUndosRepository {
  constructor(private readonly database: Database) {}

  /** Keeps what a request is that this transaction holds, before this event is made its own. */
  async keep({ manager }: Transaction, requestId: number, eventId: number): Promise<void> {
    const request = await manager.findOneByOrFail(SmsRequestEntity, { id: requestId });
    const { status, errorMessage, seenAt, processedBy, processedAt } = request;
    const before = { status, errorMessage, seenAt, processedBy, processedAt };
    const said = await saidOf(manager, requestId);
    await manager.insert(SmsEventUndoEntity, { ...before, ...said, requestId, eventId });
  }

  find(
    { manager }: Pick<Transaction, 'manager'>,
    requestId: number,
    eventId: number,
  ): Promise<SmsEventUndoEntity | null> {
    return manager.findOneBy(SmsEventUndoEntity, { requestId, eventId });
  }

  /** Whether its sender has written about the request since its event was made, or was answered. */
  async hasWritten({ manager }: Transaction, undo: SmsEventUndoEntity): Promise<boolean> {
    const { reply, textCount } = await saidOf(manager, undo.requestId);
    return reply !== undo.reply || textCount !== undo.textCount;
  }

  /** The request is what it was. */
  async putBack({ manager }: Transaction, undo: SmsEventUndoEntity): Promise<void> {
    const { eventId, requestId, status, errorMessage, seenAt, processedBy, processedAt } = undo;
    const before = { status, errorMessage, seenAt, processedBy, processedAt, eventId: null };
    await manager.update(SmsRequestEntity, { id: requestId }, before);
    await manager.update(SmsEventUndoEntity, { eventId }, { undoneAt: () => 'now()' });
  }

  /** Forgets what was made before this moment. */
  async forget(before: Date): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.delete(SmsEventUndoEntity, { madeAt: LessThan(before) }),
    );
  }
}

/** What its sender was answered last, and how often they wrote about it. */
const saidOf = async (
  manager: EntityManager,
  id: number,
): Promise<Pick<SmsEventUndoEntity, 'reply' | 'textCount'>> => {
  const select = { reply: true, texts: true };
  const { reply, texts } = await manager.findOneOrFail(SmsRequestEntity, { select, where: { id } });
  const naming = await manager.countBy(SmsRequestEntity, { earlierId: id });
  return { reply, textCount: texts.length + naming };
};
