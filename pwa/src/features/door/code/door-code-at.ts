import { Secret, TOTP } from 'otpauth';
import { DOOR_CODE } from '#contract/rules/door/door-code';

/**
 * The code that a show's door shows at this instant by the venue's clock.
 * @param secret the show's
 * @returns six digits
 */
export const doorCodeAt = (secret: string, instant: Date): string =>
  new TOTP({ ...DOOR_CODE, secret: Secret.fromUTF8(secret) }).generate({ timestamp: instant.getTime() });
