/** The name of whatever was thrown, which is how IndexedDB tells its errors apart; empty when it has none. */
export const errorName = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
