import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database, type Transaction } from '#src/database/database.js';
import { SmsEventUndoEntity } from '#src/modules/sms/entities/sms-event-undo.entity.js';
import { SmsRequestEntity } from '#src/modules/sms/entities/sms-request.entity.js';

/** Requests as they were before an event was made of them. */
@Injectable()
export class SmsUndosRepository {
  constructor(private readonly database: Database) {}

  /** Keeps what a request is that this transaction holds, before this event is made its own. */
  async keep({ manager }: Transaction, requestId: number, eventId: number): Promise<void> {
    const { texts, ...request } = await manager.findOneOrFail(SmsRequestEntity, {
      select: {
        status: true,
        errorMessage: true,
        seenAt: true,
        processedBy: true,
        processedAt: true,
        reply: true,
        texts: true,
      },
      where: { id: requestId },
    });
    const naming = await manager.countBy(SmsRequestEntity, { earlierId: requestId });
    const kept = { ...request, texts: texts.length + naming, requestId, eventId };
    await manager.insert(SmsEventUndoEntity, kept);
  }

  find(
    { manager }: Pick<Transaction, 'manager'>,
    requestId: number,
    eventId: number,
  ): Promise<SmsEventUndoEntity | null> {
    return manager.findOneBy(SmsEventUndoEntity, { requestId, eventId });
  }

  /** Whether its sender has written about the request since its event was made, or was answered. */
  async hasWritten(
    { manager }: Transaction,
    { requestId, reply, texts }: SmsEventUndoEntity,
  ): Promise<boolean> {
    const now = await manager.findOneOrFail(SmsRequestEntity, {
      select: { reply: true, texts: true },
      where: { id: requestId },
    });
    const naming = await manager.countBy(SmsRequestEntity, { earlierId: requestId });
    return now.reply !== reply || now.texts.length + naming !== texts;
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
