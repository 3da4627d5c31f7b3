import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { DAY_MS } from '#contract/calendar-date.js';
import { MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database } from '#src/database/database.js';
import { isDatabaseUnavailable } from '#src/database/pg-errors.js';
import { Email } from '#src/integrations/email/email.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { type AttemptOutcome, TOO_LATE, type Verdict, verdictOn } from './delivery-rules.js';
import { SEND_DUE, SEND_MESSAGE, TIDY_MESSAGES } from './message-job-names.js';
import { MessagesRepository, type TakenMessage } from '#src/modules/notifications/messages.repository.js';
import { PreferencesService } from '#src/modules/notifications/preferences/preferences.service.js';
import { PushDelivery } from '#src/modules/notifications/push/push-delivery.js';
import { readerOf } from '#src/modules/notifications/preferences/unsubscribe-token.js';

const KEEP_DAYS = 90;
const SETTLE_TRIES = 5;
const SETTLE_PAUSE_MS = 2_000;

const payload = z.object({ messageId: z.number().int() });

/** Sends what the outbox holds: each message at once by its own job, the rest by the minute (decision 10). */
@Injectable()
export class MessageDelivery {
  private readonly logger = new Logger(MessageDelivery.name);

  constructor(
    private readonly database: Database,
    private readonly messages: MessagesRepository,
    private readonly preferences: PreferencesService,
    private readonly email: Email,
    private readonly smsGateway: SmsGateway,
    private readonly pushes: PushDelivery,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    jobs: JobQueue,
  ) {
    jobs.register({ name: SEND_MESSAGE, run: (job) => this.deliver(payload.parse(job).messageId) });
    jobs.register({ name: SEND_DUE, schedule: '* * * * *', run: () => this.deliverDue() });
    jobs.register({ name: TIDY_MESSAGES, schedule: '23 * * * *', run: () => this.tidy() });
  }

  /** Tries one message, if it is due and nobody else is at it; not while its provider is known to be away. */
  async deliver(messageId: number): Promise<void> {
    const message = await this.messages.take(messageId);
    if (message) await this.attempt(message);
  }

  /** Tries what is due, oldest first; a provider that is away holds up its own channel alone. */
  async deliverDue(): Promise<void> {
    await Promise.all(MESSAGE_CHANNELS.map((channel) => this.deliverDueOf(channel)));
  }

  /** Removes secrets that have ended, and what nobody needs to look up any more. */
  async tidy(now = new Date()): Promise<void> {
    await this.messages.removeEndedSecrets();
    await this.messages.deleteSettled(new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  }

  /** Until the provider turns out to be away: the others would only learn the same. */
  private async deliverDueOf(channel: MessageChannel): Promise<void> {
    for (;;) {
      const message = await this.messages.takeDue(channel);
      if (!message || (await this.attempt(message)) === 'away') return;
    }
  }

  private async attempt(message: TakenMessage): Promise<AttemptOutcome['outcome']> {
    const result = await this.try(message);
    const verdict = verdictOn(result, message, new Date());
    await this.settle(message.id, verdict);
    const { id: messageId, kind, attempts } = message;
    this.logger.log(
      { messageId, kind, attempts, outcome: result.outcome, status: verdict.status },
      'delivery attempt',
    );
    return result.outcome;
  }

  /** What waited may be too late by now, or its reader may have asked to be left alone. */
  private async try(message: TakenMessage): Promise<AttemptOutcome> {
    const isTooLate = message.uselessAfter !== null && message.uselessAfter <= new Date();
    if (isTooLate) return { outcome: 'refused', reason: TOO_LATE };
    return (await this.isUnwanted(message)) ? { outcome: 'unwanted' } : this.hand(message);
  }

  private async isUnwanted({ topic, channel, userId, recipient }: TakenMessage): Promise<boolean> {
    if (topic === null) return false;
    return this.preferences.isRefused(this.database, readerOf(userId, recipient), { channel, topic });
  }

  private hand(message: TakenMessage): Promise<AttemptOutcome> {
    if (message.channel === 'push') return this.pushes.hand(message);
    return message.channel === 'email' ? this.handToMailServer(message) : this.handToGateway(message);
  }

  private handToGateway({ recipient, text, attempts, queuedAt }: TakenMessage): Promise<AttemptOutcome> {
    const maybeSentSince = attempts > 1 ? queuedAt : undefined;
    return this.smsGateway.send({ to: recipient, text, maybeSentSince });
  }

  private async handToMailServer(message: TakenMessage): Promise<AttemptOutcome> {
    const { name } = await this.venue.find();
    return this.email.send(
      {
        messageId: message.providerMessageId ?? '',
        to: message.recipient,
        subject: message.subject,
        text: message.text,
        html: message.html,
        attachments: message.attachments ?? [],
        unsubscribeUrl: this.unsubscribeUrl(message),
      },
      name,
    );
  }

  /** Where a mail program itself sends its reader's wish (RFC 8058). */
  private unsubscribeUrl({ unsubscribeToken }: TakenMessage): string | undefined {
    return unsubscribeToken === null ? undefined : this.address.link(`/api/unsubscribe/${unsubscribeToken}`);
  }

  /** What has gone out must be written down, or it would leave again: a database that is away is waited for. */
  private async settle(id: number, verdict: Verdict, tries = SETTLE_TRIES): Promise<void> {
    try {
      await this.messages.settle(id, verdict);
    } catch (error) {
      if (tries <= 1 || !isDatabaseUnavailable(error)) throw error;
      await pause(SETTLE_PAUSE_MS);
      await this.settle(id, verdict, tries - 1);
    }
  }
}
