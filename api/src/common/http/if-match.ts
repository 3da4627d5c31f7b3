/** The versions a change may be based on (RFC 9110 §13.1.1); null for whatever is there. */
export type ExpectedVersions = readonly number[] | null;

const TAG = /(?<weak>W\/)?"(?<name>[\x21\x23-\x7e\x80-\xff]*)"/g;
const SEPARATORS = /^[\t ,]*$/;
/** Alone, or as `ETag` gave it: with the hash of the answer's bytes behind it. */
const VERSION = /^(?<version>[1-9]\d{0,9})(?:-[\w-]+)?$/;

/**
 * Reads `If-Match`: `*`, or a list of entity tags, of which ours are versions like `"3"` or begin with one (`"3-Kq0…"`).
 * A weak tag and a foreign one match nothing (RFC 9110 §8.8.3.2).
 * @returns undefined when it is neither
 */
export const readIfMatch = (value: string): ExpectedVersions | undefined => {
  if (value.trim() === '*') return null;
  const tags = [...value.matchAll(TAG)];
  if (tags.length === 0 || !SEPARATORS.test(value.replace(TAG, ''))) return undefined;
  return tags.flatMap(({ groups: { weak, name = '' } = {} }) => {
    const version = VERSION.exec(name)?.groups?.version;
    return weak === undefined && version !== undefined ? [Number(version)] : [];
  });
};

/**
 * True when a row has every value that a change sends. With an older version, such a change is a repeat of one whose answer was
 * lost (RFC 9110 §13.1.1).
 */
export const isAsAsked = (row: object, change: object): boolean => {
  const present = new Map(Object.entries(row));
  return Object.entries(change).every(
    ([field, value]) => value === undefined || JSON.stringify(present.get(field)) === JSON.stringify(value),
  );
};

/** True when a change is based on another version than the one that is there. */
export const isStale = (expected: ExpectedVersions, version: number): boolean =>
  expected !== null && !expected.includes(version);
