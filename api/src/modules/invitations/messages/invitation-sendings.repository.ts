import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import { InvitationEntity } from '#src/modules/invitations/entities/invitation.entity.js';

/**
 * The messages that an invitation was sent by, and whether they went out; kept beside it, since records of messages are
 * deleted.
 */
@Injectable()
export class InvitationSendingsRepository {
  constructor(
    @InjectRepository(InvitationEntity) private readonly invitations: Repository<InvitationEntity>,
  ) {}

  async remember(
    { manager }: Transaction,
    id: number,
    messages: Pick<InvitationEntity, 'emailMessageId' | 'smsMessageId'>,
  ): Promise<void> {
    await manager.update(InvitationEntity, { id }, messages);
  }

  /** Messages of which it is not written down that they went out. */
  async findUnderWay(): Promise<number[]> {
    const found = await this.invitations.find({
      select: { id: true, emailSent: true, emailMessageId: true, smsSent: true, smsMessageId: true },
      where: [
        { emailSent: false, emailMessageId: Not(IsNull()) },
        { smsSent: false, smsMessageId: Not(IsNull()) },
      ],
    });
    return found
      .flatMap((sent) => [!sent.emailSent && sent.emailMessageId, !sent.smsSent && sent.smsMessageId])
      .filter((id) => typeof id === 'number');
  }

  /** Writes down which messages went out. */
  async markSent({ manager }: Transaction, messageIds: readonly number[]): Promise<void> {
    await manager.update(InvitationEntity, { emailMessageId: In(messageIds) }, { emailSent: true });
    await manager.update(InvitationEntity, { smsMessageId: In(messageIds) }, { smsSent: true });
  }
}
