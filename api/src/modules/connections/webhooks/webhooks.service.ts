import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_TEST } from '#contract/rules/connections/webhooks.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { OutsideCalls } from '#src/integrations/outside-calls/outside-calls.js';
import { RefusedAddress } from '#src/integrations/outside-calls/outside-address.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import {
  addressRefused,
  deliveryNotFound,
  webhookNotFound,
  webhookPaused,
} from '#src/modules/connections/connection-errors.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { newWebhookSecret } from './webhook-rules.js';
import { toDeliveryResponse, toWebhookResponse } from './webhook-view.js';
import type {
  WebhookChangeRequest,
  WebhookDeliveryResponse,
  WebhookRequest,
  WebhookResponse,
  WebhookSecretResponse,
} from './webhooks.dto.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Addresses of other programs that are told what happens here (design §10, decision 59). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly outside: OutsideCalls,
    queue: JobQueue,
  ) {
    queue.register({
      name: 'connections.remove-old-deliveries',
      schedule: '29 9 * * *',
      run: () => this.deliveries.deleteOld(),
    });
  }

  /** By name. */
  async findAll(): Promise<WebhookResponse[]> {
    return (await this.webhooks.findAll()).map(toWebhookResponse);
  }

  /** Those of these that are there, by name. */
  async findByIds(ids: readonly number[]): Promise<WebhookResponse[]> {
    return (await this.findAll()).filter(({ id }) => ids.includes(id));
  }

  /**
   * Adds one; under the same key it is that one, as the form has it now, until it gets a new secret.
   * @throws DomainError `connections.address-refused`, `connections.webhook-name-taken`, `connections.too-many-webhooks`
   */
  async add(
    { name, address, kinds }: WebhookRequest,
    clientKey: string | null,
  ): Promise<Once<WebhookSecretResponse>> {
    await this.checkAddress(address);
    const made = { name, address, kinds, secret: newWebhookSecret(), secretClientKey: clientKey };
    const {
      answer: { id, secret },
      isNew,
    } = await this.webhooks.insert(made);
    if (!isNew) await this.webhooks.change(id, { name, address, kinds });
    return { answer: { webhook: await this.find(id), secret }, isNew };
  }

  /** What is missing stays as it is. @throws DomainError as `add`, `connections.webhook-not-found` */
  async change(id: number, { name, address, kinds }: WebhookChangeRequest): Promise<WebhookResponse> {
    if (address !== undefined) await this.checkAddress(address);
    if (!(await this.webhooks.change(id, { name, address, kinds }))) throw webhookNotFound();
    return this.find(id);
  }

  /**
   * Gives it a new secret, once for each key; for a day what is sent is signed with both.
   * @throws DomainError `connections.webhook-not-found`
   */
  async changeSecret(id: number, clientKey: string | null): Promise<Once<WebhookSecretResponse>> {
    const isNew = await this.webhooks.changeSecret(id, newWebhookSecret(), clientKey);
    const webhook = orThrow(await this.webhooks.find(id), webhookNotFound);
    return { answer: { webhook: toWebhookResponse(webhook), secret: webhook.secret }, isNew };
  }

  /** What happens from now on waits. @throws DomainError `connections.webhook-not-found` */
  async pause(id: number): Promise<WebhookResponse> {
    if (!(await this.webhooks.pause(id))) throw webhookNotFound();
    return this.find(id);
  }

  /** What waits is sent, in its order. @throws DomainError `connections.webhook-not-found` */
  async resume(id: number): Promise<WebhookResponse> {
    if (!(await this.webhooks.resume(id))) throw webhookNotFound();
    return this.find(id);
  }

  /** What waits for it goes with it. @throws DomainError `connections.webhook-not-found` */
  async remove(id: number): Promise<void> {
    if (!(await this.webhooks.delete(id))) throw webhookNotFound();
  }

  /**
   * Something to see whether it answers; no test waits for another.
   * @throws DomainError `connections.webhook-not-found`, `connections.webhook-paused`
   */
  async test(id: number): Promise<void> {
    const { name, state } = await this.find(id);
    if (state !== 'works') throw webhookPaused();
    const thing = `test:${randomBytes(6).toString('hex')}`;
    await this.deliveries.insert({ webhookId: id, kind: WEBHOOK_TEST, thing, facts: { name } });
  }

  /** What it was sent last, the newest first. @throws DomainError `connections.webhook-not-found` */
  async findDeliveries(id: number): Promise<WebhookDeliveryResponse[]> {
    const webhook = orThrow(await this.webhooks.find(id), webhookNotFound);
    const deliveries = await this.deliveries.findLast(id);
    return deliveries.map((delivery) => toDeliveryResponse(delivery, webhook.holdUntil));
  }

  /**
   * Once more, whatever came of it.
   * @returns until when its address has asked for patience; null when it goes at once
   * @throws DomainError `connections.delivery-not-found`, `connections.webhook-paused`
   */
  async sendAgain(deliveryId: number): Promise<Date | null> {
    const { isPaused, heldUntil } = orThrow(await this.deliveries.sendAgain(deliveryId), deliveryNotFound);
    if (isPaused) throw webhookPaused();
    return heldUntil;
  }

  private async find(id: number): Promise<WebhookResponse> {
    return toWebhookResponse(orThrow(await this.webhooks.find(id), webhookNotFound));
  }

  private async checkAddress(address: string): Promise<void> {
    try {
      await this.outside.check(address);
    } catch (error) {
      throw error instanceof RefusedAddress ? addressRefused(error.message) : error;
    }
  }
}
