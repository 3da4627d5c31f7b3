/** A value outside React, which components follow by `useSyncExternalStore`. */
export const storeOf = <Value>(start: Value) => {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    /** Tells all who follow. */
    set: (next: Value): void => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    /** Returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
