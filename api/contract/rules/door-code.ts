import { Secret, TOTP } from 'otpauth';

/** Digits of a door code. */
export const DOOR_CODE_DIGITS = 6;

/** Seconds for which the door shows one code. */
export const DOOR_CODE_SECONDS = 60;

const CODE = new RegExp(`^\\d{${DOOR_CODE_DIGITS}}$`);

/** Clocks may be this many codes apart. */
const TOLERATED_STEPS = 1;

/**
 * The code that a show's door shows at this instant (design §7 "Door code"): a one-time password of RFC 6238 with HMAC-SHA-256.
 * @param secret the show's, as its tablets know it
 * @returns six digits
 */
export const doorCodeAt = (secret: string, instant: Date): string =>
  generatorOf(secret).generate({ timestamp: instant.getTime() });

/** Whether the show's door showed this code at this instant, or within a minute of it. */
export const isDoorCodeAt = (secret: string, code: string, instant: Date): boolean =>
  CODE.test(code) &&
  generatorOf(secret).validate({ token: code, timestamp: instant.getTime(), window: TOLERATED_STEPS }) !==
    null;

const generatorOf = (secret: string): TOTP =>
  new TOTP({
    secret: Secret.fromUTF8(secret),
    algorithm: 'SHA256',
    digits: DOOR_CODE_DIGITS,
    period: DOOR_CODE_SECONDS,
  });

/** Where a door code's QR leads: the show's check-in, with the code behind the `#`, which no server sees. */
export const doorCodePath = (eventId: number, code: string): string => `/events/${eventId}/check-in#${code}`;
