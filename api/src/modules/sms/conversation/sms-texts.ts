import type { SmsTextEffect } from '#contract/sms.js';

/** One text of a request's history. */
export interface SmsText {
  text: string;
  /** An instant. */
  receivedAt: string;
  effect: SmsTextEffect;
  /** What the request was before it, in words; null where it changed nothing. */
  was: string | null;
  /** What the sender's side calls it; null when it has no name. */
  sid: string | null;
}

/** More texts than this are requests of their own: nobody reads so long a history. */
export const MOST_TEXTS = 30;
