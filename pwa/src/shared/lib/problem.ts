import type { Problem } from '#contract/problem';

/** Whether JSON is an object with fields: no array, no null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON as the API's one error shape (design §4 "Errors"); null for anything else, such as a proxy's answer. */
export const readProblem = (json: unknown): Problem | null => {
  if (!isRecord(json)) return null;
  const { statusCode, code, message, fields } = json;
  if (typeof statusCode !== 'number' || typeof code !== 'string' || typeof message !== 'string') return null;
  return { statusCode, code, message, ...(isRecord(fields) ? { fields: textsOf(fields) } : {}) };
};

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
