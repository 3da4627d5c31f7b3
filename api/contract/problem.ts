/** The one shape of every error answer (design §4 "Errors"). */
export interface Problem {
  statusCode: number;
  /** Stable, `area.reason`, e.g. `photos.too-large`. Programs decide by this, never by `message`. */
  code: string;
  /** Fit to show a person. */
  message: string;
  /** First message per field that was refused, keyed by the field's name in the request. */
  fields?: Record<string, string>;
  /** With a clash: what there is now, null for nothing, so that a person sees both and chooses. */
  current?: unknown;
}

/** Header carrying the UUID of a command that a device may send twice (design §4 "Check-in"). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** What `GET /api/health/ping` answers, word for word: how a phone tells us from a captive portal (design §5). */
export const PING_ANSWER = 'howdy';
