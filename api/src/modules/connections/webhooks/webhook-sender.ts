import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Settings } from '#src/config/settings.js';
import { Database } from '#src/database/database.js';
import { type OutsideAnswer, OutsideCalls } from '#src/integrations/outside-calls/outside-calls.js';
import { type TakenDelivery, WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { judgeAnswer, signedHeaders } from './webhook-rules.js';

/** Between two looks for what is due. Sending needs no job, whose few places a slow receiver would take from mails. */
const LOOK_MS = 2_000;

/** Taken at once for one address; it gets more while fewer are under way. So a slow one holds up only itself. */
const MOST_UNDER_WAY = 8;

/** Calls that go on longer must not keep the process from ending; they are made again when their lease ends. */
const GRACE_MS = 4_000;

/** Sends what happened to the addresses that want to know (decision 59): each at least once, and those of one thing in order. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  /** By address. */
  private readonly underWay = new Map<number, number>();
  private readonly calls = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly outside: OutsideCalls,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.jobsEnabled) void this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await Promise.race([Promise.all(this.calls), sleep(GRACE_MS, undefined, { ref: false })]);
  }

  /** Begins to send all that is due and fits. @returns how many that are; `settled` ends with them */
  async sendDue(): Promise<number> {
    const busy = [...this.underWay].filter(([, count]) => count >= MOST_UNDER_WAY).map(([id]) => id);
    const taken = await this.deliveries.takeDue(busy, MOST_UNDER_WAY);
    for (const delivery of taken) this.begin(delivery);
    return taken.length;
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await Promise.all(this.calls);
  }

  private async look(): Promise<void> {
    let begun = 0;
    try {
      begun = await this.sendDue();
      // What comes after it, and what had no place, is due as soon as one of these has ended; others do not wait for it.
      if (begun > 0) await Promise.race([...this.calls, sleep(LOOK_MS, undefined, { ref: false })]);
    } catch (error) {
      this.logger.warn(error, 'what is due to other programs could not be looked for');
    }
    if (!this.isStopping) this.timer = setTimeout(() => void this.look(), begun > 0 ? 0 : LOOK_MS);
  }

  private begin(delivery: TakenDelivery): void {
    const { webhookId } = delivery;
    this.underWay.set(webhookId, (this.underWay.get(webhookId) ?? 0) + 1);
    const call = this.send(delivery)
      .catch((error: unknown) => this.logger.warn(error, 'a delivery could not be settled'))
      .finally(() => {
        this.calls.delete(call);
        const left = (this.underWay.get(webhookId) ?? 1) - 1;
        if (left > 0) this.underWay.set(webhookId, left);
        else this.underWay.delete(webhookId);
      });
    this.calls.add(call);
  }

  private async send(delivery: TakenDelivery): Promise<void> {
    const { messageId, kind, happenedAt, facts, secret, secretBefore, address } = delivery;
    const body = JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data: facts });
    const secrets = secretBefore === null ? [secret] : [secret, secretBefore];
    const signed = signedHeaders({ id: `msg_${messageId}`, body }, secrets, new Date());
    const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Honky-Tonk-Webhooks' };
    await this.settle(delivery, await this.outside.post(address, headers, body));
  }

  private settle(delivery: TakenDelivery, answer: OutsideAnswer): Promise<void> {
    const verdict = judgeAnswer(answer, delivery.attempts - delivery.hurried, Math.random());
    const { webhookId } = delivery;
    return this.database.transaction(async (transaction) => {
      const settle = (state: 'waiting' | 'delivered' | 'failed', afterSeconds = 0) =>
        this.deliveries.settle(transaction, { delivery, state, afterSeconds, answer });
      switch (verdict.outcome) {
        case 'delivered':
          await settle('delivered');
          return this.deliveries.noteSuccess(transaction, webhookId);
        case 'gone':
          await settle('waiting');
          return this.deliveries.pauseGone(transaction, webhookId);
        case 'again':
          await settle('waiting', verdict.afterSeconds);
          if (verdict.holdSeconds) await this.deliveries.hold(transaction, webhookId, verdict.holdSeconds);
          return;
        case 'given-up': {
          // A deaf receiver gets it once staff go on with it; one that only ever refuses this is told what comes after it.
          const isDeaf = await this.deliveries.pauseDeaf(transaction, webhookId);
          return settle(isDeaf ? 'waiting' : 'failed');
        }
      }
    });
  }
}
