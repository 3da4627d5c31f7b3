import { isRecord } from '#shared/lib/problem';
import { deviceStorage } from '#shared/lib/safe-storage';

const KEY = 'tables';

type Tables = Record<string, number>;

/** For how many a table was asked for on this device at a show; null when none was. */
export const rememberedTable = (eventId: number): number | null => readTables()[eventId] ?? null;

export const rememberTable = (eventId: number, partySize: number): void =>
  void deviceStorage.write(KEY, JSON.stringify({ ...readTables(), [eventId]: partySize }));

/** Forgets them when somebody signs in or out: the next person at this phone may be another. */
export const forgetTables = (): void => deviceStorage.remove(KEY);

const readTables = (): Tables => {
  const kept = deviceStorage.readJson(KEY);
  return isTables(kept) ? kept : {};
};

const isTables = (value: unknown): value is Tables =>
  isRecord(value) && Object.values(value).every((size) => typeof size === 'number');
