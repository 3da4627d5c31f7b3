import { DAY_MS } from '#contract/calendar-date.js';

/** What a message's channel said of one attempt. */
export type AttemptOutcome =
  | { outcome: 'sent'; providerMessageId?: string }
  | { outcome: 'no-provider' }
  | { outcome: 'unwanted' }
  | { outcome: 'device-gone' }
  | { outcome: 'refused'; reason: string }
  | Postponed;

interface Postponed {
  outcome: 'later' | 'away';
  reason: string;
  /** How long the provider asks to be left alone, where it does. */
  retryAfterSeconds?: number;
}

/** What is known of a message when an attempt has ended. */
interface Attempted {
  /** This attempt included. */
  attempts: number;
  /** When it was made, or an admin sent it again. */
  queuedAt: Date;
}

/** Where the message stands after an attempt. */
export type Verdict =
  | { status: 'sent'; providerMessageId?: string }
  | { status: 'failed' | 'not-sent'; reason: string }
  | { status: 'queued'; reason: string; nextAttemptAt: Date; isProviderAway: boolean };

const MINUTE_MS = 60_000;

/** As long as mail servers among themselves try (RFC 5321 §4.5.4.1: at least four to five days is customary; a gig is sooner). */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

/** Reason of a message that no provider was there for (design §4 "Delivery"). */
export const NO_PROVIDER = 'not sent: no provider set up';

/** Reason of a text message to something that is no phone number. */
export const NO_PHONE_NUMBER = 'not a phone number that a text message can reach';

/** Reason of a message whose cause was taken back before it went out. */
export const WITHDRAWN = 'not sent: it was taken back before it went out';

/** Reason of a message that its reader has asked not to get. */
export const NOT_WANTED = 'not sent: its reader asked not to get messages like this one';

/** Reason of a message whose secret ended while it waited, or that was about a moment which is over. */
export const TOO_LATE = 'not sent: its time was over before the provider could be reached';

/** Reason of a push message to a browser that takes none any more, or that has signed out. */
export const DEVICE_GONE = 'not sent: the device takes no notifications any more';

/** What a push service may ask for; a day later nobody needs to know. */
const LONGEST_ASKED_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** A provider that is away is asked again each minute, by one message for all; one that says "later" less and less often. */
const pauseAfter = (result: Postponed, attempts: number): number => {
  if (result.outcome === 'away') return MINUTE_MS;
  const ours = Math.min(LONGEST_PAUSE_MS, 0.5 * MINUTE_MS * 2 ** (attempts - 1));
  return Math.max(ours, Math.min(LONGEST_ASKED_PAUSE_MS, (result.retryAfterSeconds ?? 0) * 1000));
};

/** Decides what an attempt means for the message (design §4 "Delivery": a provider that is down loses nothing). */
export const verdictOn = (result: AttemptOutcome, message: Attempted, now: Date): Verdict => {
  if (result.outcome === 'sent') return { status: 'sent', providerMessageId: result.providerMessageId };
  if (result.outcome === 'no-provider') return { status: 'not-sent', reason: NO_PROVIDER };
  if (result.outcome === 'unwanted') return { status: 'not-sent', reason: NOT_WANTED };
  if (result.outcome === 'device-gone') return { status: 'not-sent', reason: DEVICE_GONE };
  const { reason } = result;
  if (result.outcome === 'refused') return { status: 'failed', reason };
  if (now.getTime() - message.queuedAt.getTime() >= GIVE_UP_AFTER_MS) {
    return { status: 'failed', reason: `given up after three days: ${reason}` };
  }
  const pause = pauseAfter(result, message.attempts);
  const nextAttemptAt = new Date(now.getTime() + pause);
  return { status: 'queued', reason, nextAttemptAt, isProviderAway: result.outcome === 'away' };
};
