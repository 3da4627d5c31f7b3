import { isRecord } from '#shared/lib/problem';

const KEY = 'tables';

type Tables = Record<string, number>;

/** For how many a table was asked for on this device at a show; null when none was. */
export const rememberedTable = (eventId: number): number | null => readTables()[eventId] ?? null;

export const rememberTable = (eventId: number, partySize: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readTables(), [eventId]: partySize }));
  } catch (error) {
    console.info('This browser does not remember the table.', error);
  }
};

/** Forgets them when somebody signs in or out: the next person at this phone may be another. */
export const forgetTables = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that blocks storage remembers no table.
  }
};

const readTables = (): Tables => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isTables(kept) ? kept : {};
  } catch {
    return {};
  }
};

const isTables = (value: unknown): value is Tables =>
  isRecord(value) && Object.values(value).every((size) => typeof size === 'number');
