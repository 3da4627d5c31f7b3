/** An `ILIKE` pattern for texts that contain this one; its `%`, `_` and `\\` mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
