/** Text kept by the browser under a key. No call of it ever throws. */
export interface SafeStorage {
  /** Null when nothing is kept. */
  read: (key: string) => string | null;
  /** The same as JSON, to be checked by its reader; null, too, for what is none. */
  readJson: (key: string) => unknown;
  /** @returns whether the browser keeps it */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

/**
 * A browser may block its storage (private windows, cookies forbidden) or run out of it. What it refuses is kept in memory
 * instead, for as long as the page lives.
 */
const safeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const read = (key: string) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null;
  return {
    read,
    readJson: (key) => attempt((): unknown => JSON.parse(read(key) ?? 'null')) ?? null,
    write: (key, text) => {
      const isKept = attempt(() => {
        open().setItem(key, text);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, text);
      return isKept ?? false;
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
};

/** These are functions because reading `window.localStorage` itself throws where storage is blocked. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Kept on this device over restarts, shared by all tabs (`localStorage`). */
export const deviceStorage = safeStorage(() => window.localStorage);

/** Kept by this tab only (`sessionStorage`). */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** The browser's own storage for libraries that want one; undefined where it is blocked. */
export const localStorageIfAllowed = (): Storage | undefined => attempt(() => window.localStorage);
