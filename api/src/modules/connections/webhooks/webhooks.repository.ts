import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Or, Repository } from 'typeorm';
import { MOST_WEBHOOKS } from '#contract/rules/connections/webhooks.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { Database } from '#src/database/database.js';
import { withProblems } from '#src/database/pg-errors.js';
import { tooManyWebhooks, webhookNameTaken } from '#src/modules/connections/connection-errors.js';
import { WebhookDeliveryEntity } from '#src/modules/connections/entities/webhook-delivery.entity.js';
import { WebhookEntity } from '#src/modules/connections/entities/webhook.entity.js';

type NewWebhook = Pick<WebhookEntity, 'name' | 'address' | 'kinds' | 'secret' | 'secretClientKey'>;

/** An address with what waits for it. */
export type ShownWebhook = WebhookEntity & { waiting: number };

const LOCK_WEBHOOKS = 'LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE';

const PROBLEMS = { uq_webhooks_name: webhookNameTaken };

/** Due at once, with its attempts before it again. */
const RENEWED = { attempts: 0, hurried: 0, nextAttemptAt: () => 'now()' };

@Injectable()
export class WebhooksRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(WebhookEntity) private readonly webhooks: Repository<WebhookEntity>,
  ) {}

  /** By name. */
  async findAll(): Promise<ShownWebhook[]> {
    const found = await this.webhooks.find({ order: { name: 'ASC' }, take: MOST_WEBHOOKS });
    const counts = await this.database.manager
      .createQueryBuilder(WebhookDeliveryEntity, 'delivery')
      .select(['delivery.webhookId AS id', 'count(*)::integer AS waiting'])
      .where({ state: 'waiting' })
      .groupBy('delivery.webhookId')
      .getRawMany<{ id: number; waiting: number }>();
    const waiting = new Map(counts.map((row) => [row.id, row.waiting]));
    return found.map((webhook) => Object.assign(webhook, { waiting: waiting.get(webhook.id) ?? 0 }));
  }

  async find(id: number): Promise<ShownWebhook | undefined> {
    return (await this.findAll()).find((webhook) => webhook.id === id);
  }

  /**
   * Or the one that was made under its key, as it is, while its first secret is the present one.
   * @throws DomainError `connections.webhook-name-taken`, `connections.too-many-webhooks`
   */
  insert(webhook: NewWebhook): Promise<Once<WebhookEntity>> {
    const { secretClientKey } = webhook;
    const ofKey = secretClientKey === null ? null : { secretClientKey, secretBefore: IsNull() };
    const made = this.database.transaction(async ({ manager, query }) => {
      await query(LOCK_WEBHOOKS);
      const earlier = ofKey && (await manager.findOneBy(WebhookEntity, ofKey));
      if (earlier) return { answer: earlier, isNew: false };
      if ((await manager.count(WebhookEntity)) >= MOST_WEBHOOKS) throw tooManyWebhooks();
      return { answer: await manager.save(WebhookEntity, webhook), isNew: true };
    });
    return withProblems(made, PROBLEMS);
  }

  /** Another address has not asked for patience. @returns whether it is there @throws DomainError `connections.webhook-name-taken` */
  async change(id: number, { name, address, kinds }: Partial<NewWebhook>): Promise<boolean> {
    const holdUntil = () => 'CASE WHEN address = coalesce(:address, address) THEN hold_until END';
    const { affected } = await withProblems(
      this.webhooks
        .createQueryBuilder()
        .update()
        .set({ name, address, kinds, holdUntil })
        .where({ id })
        .setParameters({ address: address ?? null })
        .execute(),
      PROBLEMS,
    );
    return affected === 1;
  }

  /** @returns whether it is there */
  async pause(id: number): Promise<boolean> {
    const { affected } = await this.webhooks.update({ id }, { pausedAs: 'paused', pausedAt: new Date() });
    return affected === 1;
  }

  /** Both secrets sign for a day. @returns false where it is not there, and where the present one was made under this key */
  async changeSecret(id: number, secret: string, clientKey: string | null): Promise<boolean> {
    const isOther = clientKey !== null && { secretClientKey: Or(IsNull(), Not(clientKey)) };
    const { affected } = await this.webhooks.update(
      { id, ...isOther },
      {
        secret,
        secretClientKey: clientKey,
        secretBefore: () => 'secret',
        secretBeforeUntil: () => `now() + interval '1 day'`,
      },
    );
    return affected === 1;
  }

  /** What waits is sent at once, in its order. @returns whether it is there */
  resume(id: number): Promise<boolean> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.update(
        WebhookEntity,
        { id },
        { pausedAs: null, pausedAt: null, holdUntil: null },
      );
      await manager.update(WebhookDeliveryEntity, { webhookId: id, state: 'waiting' }, RENEWED);
      return affected === 1;
    });
  }

  /** With what was, and is to be, sent to it. @returns whether it was there until now */
  delete(id: number): Promise<boolean> {
    // Deliveries that are noted at this moment hold it up; a deadlock with them is tried again.
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.delete(WebhookEntity, { id });
      return affected === 1;
    });
  }
}
