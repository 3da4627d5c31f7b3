/** The `code` of a system or database error. Not by `instanceof`: Jest's own global objects would fail it. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
