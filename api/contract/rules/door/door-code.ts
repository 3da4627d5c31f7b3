/**
 * How the code that a show's door shows is made from the show's secret (design §7 "Door code"): a time-based one-time password
 * of RFC 6238, with the secret's text as its key; `period` in seconds.
 */
export const DOOR_CODE = { algorithm: 'SHA256', digits: 6, period: 60 } as const;

/** Where a door code's QR leads: the show's check-in, with the code behind the `#`, which no server sees. */
export const doorCodePath = (eventId: number, code: string): string => `/events/${eventId}/check-in#${code}`;
