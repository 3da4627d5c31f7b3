/** Longer than this a check-in has not waited on a phone: its clock was set in between. */
const LONGEST_WAIT_MS = 366 * 24 * 60 * 60 * 1000;

/** When something happened by the server's clock, and how far the device's clock was ahead of it. */
interface CorrectedInstant {
  occurredAt: Date;
  /** Milliseconds; null when the device did not say. */
  clockSkewMs: number | null;
}

/**
 * A device's clock is not trusted, but the time that passed on it is: what happened `sentAt - occurredAt` before
 * sending happened that long before arrival (design §4 "Time").
 * @param device both by the device's clock; a span below zero counts as none
 */
export const correctInstant = (device: { occurredAt?: Date; sentAt?: Date }, now: Date): CorrectedInstant => {
  const { occurredAt, sentAt } = device;
  if (!occurredAt || !sentAt) return { occurredAt: now, clockSkewMs: null };
  const elapsed = Math.min(LONGEST_WAIT_MS, Math.max(0, sentAt.getTime() - occurredAt.getTime()));
  return { occurredAt: new Date(now.getTime() - elapsed), clockSkewMs: sentAt.getTime() - now.getTime() };
};
