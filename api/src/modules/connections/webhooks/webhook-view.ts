import type { WebhookState } from '#contract/rules/connections/webhooks.js';
import type { WebhookDeliveryEntity } from '#src/modules/connections/entities/webhook-delivery.entity.js';
import type { WebhookDeliveryResponse, WebhookResponse } from './webhooks.dto.js';
import type { ShownWebhook } from './webhooks.repository.js';

/** An address without its secrets. */
export const toWebhookResponse = (webhook: ShownWebhook): WebhookResponse => {
  const { id, name, address, kinds, pausedAs, pausedAt, lastSuccessAt, waiting, createdAt } = webhook;
  const { secretBeforeUntil } = webhook;
  const isOver = secretBeforeUntil !== null && secretBeforeUntil.getTime() <= Date.now();
  return {
    id,
    name,
    address,
    kinds,
    state: (pausedAs ?? 'works') as WebhookState,
    pausedAt,
    lastSuccessAt,
    waiting,
    secretBeforeUntil: isOver ? null : secretBeforeUntil,
    createdAt,
  };
};

/** @param heldUntil until when its address wants nothing, where it has said so */
export const toDeliveryResponse = (
  delivery: WebhookDeliveryEntity,
  heldUntil: Date | null,
): WebhookDeliveryResponse => {
  const { id, kind, thing, happenedAt, state, attempts, nextAttemptAt, lastAttemptAt } = delivery;
  const { lastStatus, lastMilliseconds, lastWords } = delivery;
  const isHeld = state === 'waiting' && heldUntil !== null && heldUntil > nextAttemptAt;
  return {
    id,
    kind,
    thing,
    happenedAt,
    state,
    attempts,
    nextAttemptAt: isHeld ? heldUntil : state === 'waiting' ? nextAttemptAt : null,
    heldUntil: isHeld ? heldUntil : null,
    lastAttemptAt,
    lastStatus,
    lastMilliseconds,
    lastWords,
  };
};
