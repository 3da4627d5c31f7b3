/** Seconds of a `Retry-After` header (RFC 9110 §10.2.3), a number or a date; undefined when it says neither. */
export const retryAfterSeconds = (value: string | null | undefined, now: number): number | undefined => {
  if (value === null || value === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};
