import { Injectable } from '@nestjs/common';
import { type MessageKind, topicOf } from '#contract/rules/message-kinds.js';
import type { SqlRunner } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { cutText } from '#src/modules/notifications/cut-text.js';
import { SEND_MESSAGE } from '#src/modules/notifications/delivery/message-job-names.js';
import { MessagesRepository } from '#src/modules/notifications/messages.repository.js';
import { PreferencesService } from '#src/modules/notifications/preferences/preferences.service.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** A push message as the area that causes it writes it. */
export interface PushNotice {
  kind: MessageKind<'push'>;
  title: string;
  text: string;
  /** The address within the app that a press opens. */
  page: string;
  /** What it goes out for: a later one for the same stands in its place on the device, and it can be withdrawn by it. */
  cause?: string;
  /** When nobody needs to know any more. */
  uselessAfter?: Date;
  /** For what staff may undo: it waits so long. It goes out at once unless told. */
  holdSeconds?: number | undefined;
  /** For what nobody is told twice: not queued for a browser that has shown just this last for its cause, since then. */
  onceSince?: Date;
  /** Of a staff topic: how much waits. */
  waiting?: number;
}

/** Lock screens show no more, and 4,096 bytes hold all of it in any script. */
const MOST_TITLE = 100;
const MOST_TEXT = 300;

/** Queues push messages in the outbox, one for each browser: each has a fate of its own. */
@Injectable()
export class PushNotices {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly preferences: PreferencesService,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Queues it for each browser at which this account is signed in, unless they want none about it.
   * @returns how many there are
   */
  async queueToUser(transaction: SqlRunner, userId: number, notice: PushNotice): Promise<number> {
    const devices = await this.findDevices(transaction, userId, notice.kind);
    for (const { id, device } of devices) await this.queue(transaction, notice, { id, device, userId });
    return devices.length;
  }

  /** The browsers at which this account takes push messages of a kind. */
  async findDevices(
    runner: SqlRunner,
    userId: number,
    kind: PushNotice['kind'],
  ): Promise<{ id: number; device: string }[]> {
    const devices = await this.subscriptions.findOf(userId, runner);
    const topic = topicOf(kind, 'push');
    if (devices.length === 0 || topic === undefined) return devices;
    const isRefused = await this.preferences.isRefused(runner, { userId }, { channel: 'push', topic });
    return isRefused ? [] : devices;
  }

  /** Queues it for one browser, no matter who is signed in there. */
  async queueToDevice(transaction: SqlRunner, id: number, notice: PushNotice): Promise<void> {
    const device = await this.subscriptions.findDevice(transaction, id);
    if (device !== undefined) await this.queue(transaction, notice, { id, device, userId: null });
  }

  private async queue(
    transaction: SqlRunner,
    { kind, title, text, page, cause, uselessAfter, holdSeconds, onceSince, waiting }: PushNotice,
    { id, device, userId }: { id: number; device: string; userId: number | null },
  ): Promise<void> {
    const said = { kind, subject: cutText(title, MOST_TITLE) };
    const once = onceSince && cause && { ...said, cause, uselessAfter, since: onceSince };
    if (once && (await this.messages.isHeard(transaction, { pushSubscriptionId: id }, once))) return;
    const messageId = await this.messages.insert(transaction, {
      ...said,
      channel: 'push',
      recipient: device,
      text: cutText(text, MOST_TEXT),
      html: null,
      attachments: [],
      userId,
      isSecret: false,
      uselessAfter: uselessAfter ?? null,
      topic: topicOf(kind, 'push') ?? null,
      cause: cause ?? null,
      push: { pushSubscriptionId: id, page, waiting: waiting ?? null },
      providerMessageId: null,
      unsubscribeToken: null,
      settled: null,
      holdSeconds,
    });
    await this.jobs.add(transaction, SEND_MESSAGE, { messageId }, { delaySeconds: holdSeconds });
  }
}
