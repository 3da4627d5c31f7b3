import { offlineDatabase as database } from './offline-database';

/** A random name, made once and kept under this key. Joins the transaction it is called in. */
export const keptName = async (key: string): Promise<string> => {
  const kept = (await database.settings.get(key))?.value;
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID();
  await database.settings.put({ key, value: made });
  return made;
};

/** The random name of this device. */
export const deviceId = (): Promise<string> => keptName('deviceId');
