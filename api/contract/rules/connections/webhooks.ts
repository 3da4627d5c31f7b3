/** What other programs can be told of (decision 59). */
export const WEBHOOK_KINDS = [
  'show.announced',
  'show.changed',
  'show.cancelled',
  'show.deleted',
  'artist.answered',
  'check-in.recorded',
  'check-in.undone',
  'text-request.waiting',
] as const;

export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** What is sent when staff want to see whether an address answers. */
export const WEBHOOK_TEST = 'webhook.test';

/**
 * `deaf`: nothing it was sent for a day was taken, so it is paused until staff go on. `gone`: it answered 410, and is told nothing any
 * more. `paused`: by staff.
 */
export const WEBHOOK_STATES = ['works', 'paused', 'deaf', 'gone'] as const;

export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** `failed`: given up after a day; staff can send it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Addresses of one venue. */
export const MOST_WEBHOOKS = 20;

/** Characters of an address. */
export const WEBHOOK_ADDRESS_LENGTH = 1000;

/** Deliveries that are shown of an address, and the days for which they are kept. */
export const SHOWN_DELIVERIES = 50;
export const DELIVERY_DAYS = 30;
