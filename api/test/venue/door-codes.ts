import { Secret, TOTP } from 'otpauth';
import { DOOR_CODE } from '#contract/rules/door/door-code.js';

/** The code that a tablet shows at this instant. */
export const doorCodeAt = (secret: string, instant: Date): string =>
  new TOTP({ ...DOOR_CODE, secret: Secret.fromUTF8(secret) }).generate({ timestamp: instant.getTime() });
