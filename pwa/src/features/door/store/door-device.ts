import { isRecord } from '#shared/lib/problem';
import { sha256 } from '#shared/lib/sha256';
import { doorDatabase as database, withDoorDatabase } from './door-database';

/** This tablet, once it is paired. */
export interface DoorDevice {
  /** Its session: `door_` and 256 random bits. */
  token: string;
}

/** 256 random bits as base64url, after the prefix that sets a tablet's token apart. */
export const DEVICE_TOKEN = /^door_[\w-]{43}$/;

const KEY = 'device';

/** Null for a device that is not paired. Joins the transaction it is called in. */
export const readDevice = async (): Promise<DoorDevice | null> => {
  const value = (await database.settings.get(KEY))?.value;
  return isRecord(value) && typeof value.token === 'string' ? { token: value.token } : null;
};

export const keepDevice = (device: DoorDevice): Promise<unknown> =>
  withDoorDatabase(() => database.settings.put({ key: KEY, value: device }));

/** A token of the tablet's own making: pairing again with it is pairing once. */
export const newDeviceToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `door_${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

/** What is before each e-mail whose hash the list has: the token's SHA-256 in hexadecimal. */
export const emailSaltOf = ({ token }: DoorDevice): Promise<string> => sha256(token);
