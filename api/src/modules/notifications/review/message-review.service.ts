import { Injectable } from '@nestjs/common';
import type { MessageChannel } from '#contract/messages.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { Settings } from '#src/config/settings.js';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { messageNotFound, messageNotWanted } from '#src/modules/notifications/message-errors.js';
import { NO_PHONE_NUMBER, NOT_WANTED } from '#src/modules/notifications/delivery/delivery-rules.js';
import { SEND_MESSAGE } from '#src/modules/notifications/delivery/message-job-names.js';
import { type KeptMessage, MessageReviewRepository } from './message-review.repository.js';
import type { MessageDetails, MessageProviderResponse, MessagesQuery } from './messages.dto.js';
import { PreferencesService } from '#src/modules/notifications/preferences/preferences.service.js';
import { canResend, resendProblem } from './resend-rules.js';
import { REMOVED_TEXT } from '#src/modules/notifications/delivery/removed-text.js';
import { shownText } from './shown-text.js';
import { readerOf } from '#src/modules/notifications/preferences/unsubscribe-token.js';

/** What admins see of the outbox, and do about it (design §4 "Delivery"). */
@Injectable()
export class MessageReviewService {
  constructor(
    private readonly messages: MessageReviewRepository,
    private readonly preferences: PreferencesService,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Messages of the last 90 days and all that wait, the newest first.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage({ cursor, limit, ...filter }: MessagesQuery): Promise<Page<MessageDetails>> {
    const now = new Date();
    const page = await pageById({ cursor, limit }, (part) => this.messages.findMany({ ...filter, ...part }));
    return mapPage(page, (message) => toMessageDetails(message, now));
  }

  findProviders(): MessageProviderResponse[] {
    return [
      { channel: 'email', isSetUp: this.settings.mail !== undefined },
      { channel: 'sms', isSetUp: this.settings.sms !== undefined },
      // Browsers' push services ask for no account.
      { channel: 'push', isSetUp: true },
    ];
  }

  /**
   * Sends a message that failed, or was not sent, once more. Asked twice it goes once: the second call finds it waiting.
   * @throws DomainError `messages.not-found`, `messages.already-sent`, `messages.words-removed`, `messages.no-number`,
   *   `messages.not-wanted`, `messages.too-late`, `messages.device-gone`
   */
  resend(id: number): Promise<MessageDetails> {
    return this.database.transaction(async (transaction) => {
      const message = orThrow(await this.messages.lock(transaction, id), messageNotFound);
      if (message.status !== 'queued') await this.queueAgain(transaction, message);
      const queued = await this.messages.lock(transaction, id);
      return toMessageDetails(queued ?? message, new Date());
    });
  }

  /** Those of these that are there, as they are now, in no order. */
  async findByIds(ids: readonly number[]): Promise<MessageDetails[]> {
    const now = new Date();
    return (await this.messages.findByIds(ids)).map((message) => toMessageDetails(message, now));
  }

  /**
   * Leaves a message unsent that failed or was not sent: it waits for nobody any more. One that waits or went out meanwhile stays
   * as it is.
   * @throws DomainError `messages.not-found`
   */
  setAside(id: number): Promise<MessageDetails> {
    return this.database.transaction(async (transaction) => {
      const message = orThrow(await this.messages.lock(transaction, id), messageNotFound);
      if (isUnsent(message)) await this.messages.setAside(transaction, id);
      return toMessageDetails(message, new Date());
    });
  }

  /** What makes a message that failed or was not sent wait for staff: it can go again. */
  waitingRule(): WaitingMessageRule {
    const channels = this.findProviders().filter(({ channel, isSetUp }) => isSetUp && channel !== 'push');
    return { channels: channels.map(({ channel }) => channel), ...HOPELESS };
  }

  private async queueAgain(transaction: Transaction, message: KeptMessage): Promise<void> {
    const problem = resendProblem(message, new Date());
    if (problem) throw problem;
    await this.refuseUnwanted(transaction, message);
    await this.messages.queueAgain(transaction, message.id);
    await this.jobs.add(transaction, SEND_MESSAGE, { messageId: message.id });
  }

  private async refuseUnwanted(transaction: Transaction, message: KeptMessage): Promise<void> {
    const { topic, channel, userId, recipient } = message;
    if (topic === null) return;
    const reader = readerOf(userId, recipient);
    if (await this.preferences.isRefused(transaction, reader, { channel, topic })) throw messageNotWanted();
  }
}

/** By what the database tells messages that staff can send again. */
export interface WaitingMessageRule {
  /** Those with a provider. */
  channels: MessageChannel[];
  /** Reasons that sending again does not change. */
  reasons: readonly string[];
  /** Words that were removed. */
  removedText: string;
}

const HOPELESS = { reasons: [NO_PHONE_NUMBER, NOT_WANTED], removedText: REMOVED_TEXT };

const isUnsent = ({ status }: KeptMessage): boolean => status === 'failed' || status === 'not-sent';

const toMessageDetails = (message: KeptMessage, now: Date): MessageDetails => {
  const { topic: _topic, userId: _userId, isSecret, uselessAfter: _uselessAfter, ...shown } = message;
  const isHidden = isSecret || message.text === REMOVED_TEXT;
  return {
    ...shown,
    text: isHidden ? null : shownText(message.text),
    canResend: canResend(message, now),
    nextAttemptAt: message.status === 'queued' ? message.nextAttemptAt : null,
  };
};
