import { createHash } from 'node:crypto';

/** The same for two requests that ask for the same; 64 hexadecimal digits. */
export const requestHash = (asked: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/** An object's fields by name, so that their order says nothing. */
export const fieldsOf = (content: object): [name: string, value: unknown][] =>
  Object.entries(content).sort(([left], [right]) => (left < right ? -1 : 1));
