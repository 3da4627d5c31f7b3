import { Injectable } from '@nestjs/common';
import { REMINDER_DAYS } from '#contract/invitations.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { InvitationMessagesService, type Sender } from './invitation-messages.service.js';
import { InvitationSendingsRepository } from './invitation-sendings.repository.js';
import { InvitationsRepository } from '#src/modules/invitations/invitations.repository.js';

/** Reminds of invitations once, and lets them expire. */
@Injectable()
export class InvitationJobs {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly sendings: InvitationSendingsRepository,
    private readonly messages: InvitationMessagesService,
    queue: JobQueue,
  ) {
    queue.register({ name: 'invitations.remind', schedule: '*/10 * * * *', run: () => this.remind() });
    queue.register({
      name: 'invitations.settle-overdue',
      schedule: '5 * * * *',
      run: () => this.settleOverdue(),
    });
  }

  /** Reminds of each invitation that expires within two days, once, by a link of the reminder's own. */
  async remind(): Promise<void> {
    const sender = await this.messages.findSender();
    while (await this.remindOfOne(sender));
  }

  /** Writes down which invitations expired, and which messages went out, before the records of messages are deleted. */
  async settleOverdue(): Promise<void> {
    const { timeZone } = await this.messages.findSender();
    await this.database.transaction(async (transaction) => {
      const settled = await this.invitations.settleOverdue(transaction, timeZone);
      for (const id of settled) await this.messages.withdraw(transaction, id);
    });
    const sent = await this.messages.findSent(await this.sendings.findUnderWay());
    await this.database.transaction((transaction) => this.sendings.markSent(transaction, [...sent]));
  }

  private remindOfOne(sender: Sender): Promise<boolean> {
    const token = newSecretToken();
    return this.database.transaction(async (transaction) => {
      const invitation = await this.invitations.takeReminder(transaction, {
        days: REMINDER_DAYS,
        tokenHash: secretHash(token),
        timeZone: sender.timeZone,
      });
      if (!invitation) return false;
      await this.messages.remind(transaction, invitation, { token, sender });
      return true;
    });
  }
}
