import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Raw, Repository } from 'typeorm';
import { DELIVERY_DAYS, type DeliveryState, SHOWN_DELIVERIES } from '#contract/rules/connections/webhooks.js';
import { Database, type Transaction } from '#src/database/database.js';
import type { OutsideAnswer } from '#src/integrations/outside-calls/outside-calls.js';
import { WebhookDeliveryEntity } from '#src/modules/connections/entities/webhook-delivery.entity.js';
import { WebhookEntity } from '#src/modules/connections/entities/webhook.entity.js';
import { SEND_AGAIN, TAKE_DUE } from './webhook-deliveries.sql.js';

/** A delivery that this process has taken, with what it is sent by. */
export interface TakenDelivery extends Pick<
  WebhookDeliveryEntity,
  'id' | 'messageId' | 'webhookId' | 'kind' | 'facts' | 'attempts' | 'hurried' | 'happenedAt'
> {
  address: string;
  secret: string;
  /** Signs, too; null when there is none any more. */
  secretBefore: string | null;
}

/** What came of an attempt. */
interface Settlement {
  delivery: Pick<TakenDelivery, 'id' | 'attempts' | 'webhookId'>;
  state: DeliveryState;
  /** Until the next attempt. */
  afterSeconds: number;
  answer: OutsideAnswer;
}

@Injectable()
export class WebhookDeliveriesRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(WebhookDeliveryEntity) private readonly deliveries: Repository<WebhookDeliveryEntity>,
  ) {}

  /** @param busy addresses that have enough under way @param most of each address */
  takeDue(busy: readonly number[], most: number): Promise<TakenDelivery[]> {
    return this.database.query<TakenDelivery>(TAKE_DUE, [busy, most]);
  }

  /** Notes what came of an attempt, unless the delivery was taken again meanwhile. */
  async settle(
    { manager }: Transaction,
    { delivery, state, afterSeconds, answer }: Settlement,
  ): Promise<void> {
    const { id, attempts } = delivery;
    const { status: lastStatus, milliseconds: lastMilliseconds, words: lastWords } = answer;
    const nextAttemptAt = () => 'now() + make_interval(secs => :afterSeconds)';
    await manager
      .createQueryBuilder()
      .update(WebhookDeliveryEntity)
      .set({ state, nextAttemptAt, lastStatus, lastMilliseconds, lastWords })
      .where({ id, attempts, state: 'waiting' })
      .setParameters({ afterSeconds })
      .execute();
  }

  /** The address took something. */
  async noteSuccess({ manager }: Transaction, webhookId: number): Promise<void> {
    await manager.update(WebhookEntity, { id: webhookId }, { lastSuccessAt: () => 'now()' });
  }

  /** The address wants nothing for so long, or for longer if it has said so. */
  async hold({ manager }: Transaction, id: number, seconds: number): Promise<void> {
    const holdUntil = () => 'greatest(hold_until, now() + make_interval(secs => :seconds))';
    const update = manager.createQueryBuilder().update(WebhookEntity).set({ holdUntil });
    await update.where({ id }).setParameters({ seconds }).execute();
  }

  /** The address has said that it is gone for good. */
  async pauseGone({ manager }: Transaction, webhookId: number): Promise<void> {
    const sentTo = { id: webhookId, pausedAs: IsNull() };
    await manager.update(WebhookEntity, sentTo, { pausedAs: 'gone', pausedAt: () => 'now()' });
  }

  /** @returns whether the address has taken nothing for a day, and so is paused; several deliveries may find that at once */
  async pauseDeaf({ manager }: Transaction, id: number): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(WebhookEntity)
      .set({ pausedAs: 'deaf', pausedAt: () => 'coalesce(paused_at, now())' })
      .where({ id })
      .andWhere(`(paused_as IS NULL OR paused_as = 'deaf')`)
      .andWhere(`(last_success_at IS NULL OR last_success_at < now() - interval '1 day')`)
      .execute();
    return affected === 1;
  }

  /** What an address was sent last, the newest first. */
  findLast(webhookId: number): Promise<WebhookDeliveryEntity[]> {
    return this.deliveries.find({ where: { webhookId }, order: { id: 'DESC' }, take: SHOWN_DELIVERIES });
  }

  /** @returns undefined when there is no such delivery; of an address that is paused nothing is done */
  async sendAgain(id: number): Promise<{ isPaused: boolean; heldUntil: Date | null } | undefined> {
    const [delivery] = await this.database.query<{ isPaused: boolean; heldUntil: Date | null }>(SEND_AGAIN, [
      id,
    ]);
    return delivery;
  }

  async insert(
    delivery: Pick<WebhookDeliveryEntity, 'webhookId' | 'kind' | 'thing' | 'facts'>,
  ): Promise<void> {
    await this.deliveries.save({ ...delivery });
  }

  async deleteOld(): Promise<void> {
    await this.deliveries.delete({
      happenedAt: Raw((column) => `${column} < now() - make_interval(days => ${DELIVERY_DAYS})`),
    });
  }
}
