import { createHmac, randomBytes } from 'node:crypto';

/** Before a secret, as Standard Webhooks writes it; the rest is base64. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds from one attempt to the next, as Standard Webhooks proposes; eight attempts take a little more than a day. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR] as const;

/** A receiver may ask for more patience, but not for ever. */
const MOST_PATIENCE = DAY;

/** What a receiver said that cannot take any more just now. */
const BUSY = new Set([429, 503]);
const GONE = 410;

/** What becomes of a delivery. */
export type Verdict =
  | { outcome: 'delivered' }
  | { outcome: 'gone' }
  /** `holdSeconds`: the receiver wants nothing else before either. */
  | { outcome: 'again'; afterSeconds: number; holdSeconds?: number }
  | { outcome: 'given-up' };

/** A fresh secret. It signs what the venue sends, so the database keeps it as it is. */
export const newWebhookSecret = (): string =>
  `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * The headers of a delivery (Standard Webhooks): who knows the secret can tell that it is the venue's, whole and of now.
 * @param secrets the present one, and for a day the one before it: both sign
 */
export const signedHeaders = (
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = secrets.map((secret) => `v1,${sign(`${id}.${timestamp}.${body}`, secret)}`).join(' ');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
};

const sign = (text: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');

/**
 * What an answer means for its delivery.
 * @param attempts so far, this one included, without those that staff asked for
 * @param spread from 0 to 1: a tenth is added by it, so that what failed together does not come back together
 */
export const judgeAnswer = (
  { status, retryAfterSeconds = 0 }: { status: number | null; retryAfterSeconds?: number },
  attempts: number,
  spread: number,
): Verdict => {
  if (status !== null && status >= 200 && status < 300) return { outcome: 'delivered' };
  if (status === GONE) return { outcome: 'gone' };
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return { outcome: 'given-up' };
  const holdSeconds = status !== null && BUSY.has(status) ? Math.min(retryAfterSeconds, MOST_PATIENCE) : 0;
  const afterSeconds = Math.max(Math.round(pause * (1 + spread / 10)), holdSeconds);
  return { outcome: 'again', afterSeconds, ...(holdSeconds > 0 && { holdSeconds }) };
};
