/** The name of whatever was thrown, which is how IndexedDB tells its errors apart; empty when it has none. */
export const errorName = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** Whether something could not be kept because this device has no room, as IndexedDB or Dexie around it tell. */
export const isQuotaError = (error: unknown): boolean => {
  const inner = typeof error === 'object' && error !== null && 'inner' in error ? error.inner : null;
  return [error, inner].some((candidate) => errorName(candidate) === 'QuotaExceededError');
};
