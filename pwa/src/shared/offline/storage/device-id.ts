import { offlineDatabase as database } from './offline-database';

const KEY = 'deviceId';

/** A random name for this device, made once and kept. Joins the transaction it is called in. */
export const deviceId = async (): Promise<string> => {
  const kept = (await database.settings.get(KEY))?.value;
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID();
  await database.settings.put({ key: KEY, value: made });
  return made;
};
