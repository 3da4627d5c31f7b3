import { useLiveQuery } from 'dexie-react-hooks';
import { doorDatabase as database, withDoorDatabase } from './door-database';

/** A number that this tablet keeps under that name; null when it keeps none. */
export const readNumberSetting = (key: string): Promise<number | null> =>
  withDoorDatabase(async () => {
    const value = (await database.settings.get(key))?.value;
    return typeof value === 'number' ? value : null;
  });

/** The same, followed; undefined while it is read. */
export const useNumberSetting = (key: string): number | null | undefined =>
  useLiveQuery(() => readNumberSetting(key), [key]);
