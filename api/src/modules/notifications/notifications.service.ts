import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MessageChannel, NoticeWay } from '#contract/messages.js';
import { isPushed, type MessageKind, pushPageOf, topicOf } from '#contract/rules/message-kinds.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { Email, type MailAttachment } from '#src/integrations/email/email.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { NO_PHONE_NUMBER, NOT_WANTED } from '#src/modules/notifications/delivery/delivery-rules.js';
import { htmlMail, type MailContent, textMail } from '#src/modules/notifications/delivery/mail-layout.js';
import { SEND_MESSAGE } from '#src/modules/notifications/delivery/message-job-names.js';
import { type HeardWord, MessagesRepository, type NewMessage } from './messages.repository.js';
import { PreferencesService } from '#src/modules/notifications/preferences/preferences.service.js';
import { type PushNotice, PushNotices } from '#src/modules/notifications/push/push-notices.js';
import { readerOf } from '#src/modules/notifications/preferences/unsubscribe-token.js';

/** What mails and text messages have in common. */
interface NewNotification {
  /** For a text message as a person typed it; sent to its E.164. */
  recipient: string;
  /** The account it is about, if there is one. */
  userId: number | null;
  /** Of a text message what the admin's list calls it: nobody else reads it, and it holds no secret. */
  subject: string;
  /**
   * For one that holds a secret, as a link does: when the secret ends. It is not sent after that, and its words are
   * removed once it went out.
   */
  secretUntil?: Date;
  /** For one about a moment: when nobody needs to know any more. It is not sent after that. */
  uselessAfter?: Date;
  /** What it goes out for, in the words of `withdraw`; leave it out for what stays true. */
  cause?: string;
  /** For what staff may undo: it waits so long and can be withdrawn meanwhile. It goes out at once unless told. */
  holdSeconds?: number;
}

/** A mail as the area that causes it writes it: a plain function of that area makes one of these. */
export interface NewMail extends NewNotification {
  /**
   * For the admin's list, and for what its reader may do without: of a kind with a topic it carries a way to unsubscribe, and
   * is kept as "not sent" for who did.
   */
  kind: MessageKind<'email'>;
  content: MailContent;
  attachments?: readonly MailAttachment[];
}

/** A text message as the area that causes it writes it. */
export interface NewSms extends NewNotification {
  /** As for a mail. */
  kind: MessageKind<'sms'>;
  /** At most 1,600 characters; each 160 (70 with letters beyond GSM's) cost another message. */
  text: string;
}

/** The reader of a mail; `userId` is null for somebody without an account. */
export interface MailReader {
  userId: number | null;
  email: string;
}

/**
 * Somebody to be told by push message, or by e-mail where that is not to be had: a browser, an account, or an address. `email` is
 * null for an account without one that may be written to.
 */
export type NoticeReader = { subscriptionId: number } | { userId: number | null; email: string | null };

/** What somebody is told, by push message or by mail. `push.onceSince` holds for the mail, too. */
export interface Notice {
  push: PushNotice;
  mail(reader: MailReader): NewMail;
}

/** From when on it is not sent any more. */
const endOf = ({ secretUntil, uselessAfter }: Pick<NewNotification, 'secretUntil' | 'uselessAfter'>) =>
  secretUntil ?? uselessAfter;

/** The head of a mail. */
export const mailTo = ({ userId, email }: MailReader, kind: NewMail['kind']) => ({
  kind,
  userId,
  recipient: email,
});

/** The way out for every e-mail, text and push message: kept with its cause, sent behind the answer (design §4 "Delivery"). */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly preferences: PreferencesService,
    private readonly pushes: PushNotices,
    private readonly venue: VenueService,
    private readonly email: Email,
    private readonly smsGateway: SmsGateway,
    private readonly address: PublicAddress,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Queues a mail in the transaction of its cause: neither exists without the other, and no mail server is asked. One to an
   * account goes as a push message, too, where its kind has a page that opens from it.
   * @returns the message's id
   */
  async queueMail(transaction: Transaction, mail: NewMail): Promise<number> {
    await this.pushBeside(transaction, mail);
    const letterhead = await this.venue.findWithin(transaction);
    const unsubscribeToken = await this.unsubscribeToken(transaction, mail);
    const unsubscribeUrl =
      unsubscribeToken === null ? undefined : this.address.link(`/unsubscribe/${unsubscribeToken}`);
    return this.queue(transaction, {
      ...(await this.common(transaction, 'email', mail)),
      recipient: mail.recipient,
      text: textMail(mail.content, letterhead, unsubscribeUrl),
      html: htmlMail(mail.content, letterhead, unsubscribeUrl),
      attachments: mail.attachments ?? [],
      providerMessageId: `<${randomUUID()}@${this.email.domain}>`,
      unsubscribeToken,
    });
  }

  /** Queues the mail, unless the last message that its reader got for its cause, after `since`, said the same. */
  async queueMailOnce(
    transaction: Transaction,
    mail: NewMail & { cause: string },
    since?: Date,
  ): Promise<void> {
    const { recipient } = mail;
    if (!(await this.messages.isHeard(transaction, { recipient }, { ...mail, since })))
      await this.queueMail(transaction, mail);
  }

  /**
   * Queues a text message in the transaction of its cause. A recipient that is no phone number makes a message that has
   * failed, with the reason, and never stops the cause.
   * @returns the message's id
   */
  async queueSms(transaction: SqlRunner, sms: NewSms): Promise<number> {
    const number = this.smsGateway.numberOf(sms.recipient);
    const common = await this.common(transaction, 'sms', sms);
    return this.queue(transaction, {
      ...common,
      recipient: number ?? sms.recipient,
      settled: number === undefined ? { status: 'failed', reason: NO_PHONE_NUMBER } : common.settled,
      text: sms.text,
      html: null,
      attachments: [],
      providerMessageId: null,
      unsubscribeToken: null,
    });
  }

  /**
   * Tells somebody by push message, at each of their browsers; who takes none, or wants none about this, by mail, where they
   * have an address.
   * @param transaction that of the cause
   */
  async notify(transaction: Transaction, reader: NoticeReader, notice: Notice): Promise<void> {
    const { push } = notice;
    if ('subscriptionId' in reader)
      return this.pushes.queueToDevice(transaction, reader.subscriptionId, push);
    const { userId, email } = reader;
    const isPushed = userId !== null && (await this.pushes.queueToUser(transaction, userId, push)) > 0;
    if (isPushed || email === null) return;
    const mail = notice.mail({ userId, email });
    const { cause } = mail;
    if (push.onceSince && cause !== undefined)
      await this.queueMailOnce(transaction, { ...mail, cause }, push.onceSince);
    else await this.queueMail(transaction, mail);
  }

  /** How an account would be told now of something of this kind, as `notify` goes about it. */
  async findWay(
    runner: SqlRunner,
    { id, emailVerified }: { id: number; emailVerified: boolean },
    kind: MessageKind<'push'>,
  ): Promise<NoticeWay> {
    if ((await this.pushes.findDevices(runner, id, kind)).length > 0) return 'push';
    const topic = topicOf(kind, 'email');
    const refusal = topic && ({ channel: 'email', topic } as const);
    if (refusal && (await this.preferences.isRefused(runner, { userId: id }, refusal))) return 'refused';
    return emailVerified ? 'email' : 'unproved';
  }

  /**
   * Takes back what goes out for this cause and has not gone yet, within the transaction that ends the cause. It is neither
   * sent nor sent again; one that is with its provider at this moment cannot be stopped.
   * @param cause as it was queued with: `area:id`
   */
  async withdraw(transaction: Transaction, cause: string): Promise<void> {
    await this.messages.withdraw(transaction, [cause]);
  }

  /** The same for several. @returns those for which something waited */
  async withdrawAll(transaction: Transaction, causes: readonly string[]): Promise<ReadonlySet<string>> {
    return causes.length > 0 ? this.messages.withdraw(transaction, causes) : new Set<string>();
  }

  /** What signs the links in mails that let their reader do something without an account. */
  findLinkKey(runner?: SqlRunner): Promise<Buffer> {
    return this.preferences.findLinkKey(runner);
  }

  /** What each reader of messages for this cause has heard last. */
  findHeard(transaction: Transaction, cause: string): Promise<ReadonlyMap<string, HeardWord>> {
    return this.messages.findHeard(transaction, cause);
  }

  /** Those of these causes whose last message was taken back, or came too late. */
  async findTakenBack(transaction: Transaction, causes: readonly string[]): Promise<ReadonlySet<string>> {
    return causes.length > 0 ? this.messages.findTakenBack(transaction, causes) : new Set<string>();
  }

  /** Whether anything was queued for this cause, gone out or not. */
  hasQueued(transaction: Transaction, cause: string): Promise<boolean> {
    return this.messages.hasAny(transaction, cause);
  }

  /** The same, apart from what was withdrawn or came too late. */
  hasStanding(transaction: Transaction, cause: string): Promise<boolean> {
    return this.messages.hasStanding(transaction, cause);
  }

  /** Those of these messages that went out. */
  async findSent(ids: readonly number[]): Promise<Set<number>> {
    return new Set(ids.length > 0 ? await this.messages.findSentOf(ids) : []);
  }

  private async pushBeside(
    transaction: Transaction,
    { kind, userId, subject, content, cause, holdSeconds, ...message }: NewMail,
  ): Promise<void> {
    const page = isPushed(kind) ? pushPageOf(kind) : undefined;
    if (!isPushed(kind) || page === undefined || userId === null) return;
    const [text = ''] = content.paragraphs;
    const notice = { kind, title: subject, text, page, cause, holdSeconds, uselessAfter: endOf(message) };
    await this.pushes.queueToUser(transaction, userId, notice);
  }

  private async queue(transaction: SqlRunner, message: NewMessage): Promise<number> {
    const messageId = await this.messages.insert(transaction, message);
    const { settled, holdSeconds: delaySeconds } = message;
    if (settled === null) await this.jobs.add(transaction, SEND_MESSAGE, { messageId }, { delaySeconds });
    return messageId;
  }

  private async common(transaction: SqlRunner, channel: MessageChannel, message: NewMail | NewSms) {
    const isRefused = await this.isRefused(transaction, channel, message);
    const settled: NewMessage['settled'] = isRefused ? { status: 'not-sent', reason: NOT_WANTED } : null;
    return {
      channel,
      settled,
      kind: message.kind,
      subject: message.subject,
      userId: message.userId,
      topic: topicOf(message.kind, channel) ?? null,
      isSecret: message.secretUntil !== undefined,
      uselessAfter: endOf(message) ?? null,
      cause: message.cause ?? null,
      holdSeconds: message.holdSeconds,
    };
  }

  private async isRefused(
    transaction: SqlRunner,
    channel: MessageChannel,
    { kind, userId, recipient }: NewMail | NewSms,
  ): Promise<boolean> {
    const topic = topicOf(kind, channel);
    if (topic === undefined) return false;
    return this.preferences.isRefused(transaction, readerOf(userId, recipient), { channel, topic });
  }

  private async unsubscribeToken(
    transaction: SqlRunner,
    { kind, userId, recipient }: NewMail,
  ): Promise<string | null> {
    const topic = topicOf(kind, 'email');
    if (topic === undefined) return null;
    return this.preferences.unsubscribeToken(transaction, { topic, reader: readerOf(userId, recipient) });
  }
}
