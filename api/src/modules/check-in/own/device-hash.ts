import { createHash } from 'node:crypto';

/**
 * Tells devices apart without saying which: by the id that the app made on it, else by its network and browser.
 * @returns SHA-256, 64 hex digits
 */
export const deviceHash = (
  deviceId: string | undefined,
  { networkAddress, userAgent }: { networkAddress: string; userAgent: string },
): string =>
  createHash('sha256')
    .update(deviceId ?? JSON.stringify([networkAddress, userAgent]))
    .digest('hex');
