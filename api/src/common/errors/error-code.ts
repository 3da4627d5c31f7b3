/** The `code` of a system or database error; empty without one. Not by `instanceof`: Jest's own global objects would fail it. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
