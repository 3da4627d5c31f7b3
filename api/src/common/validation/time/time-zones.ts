/** Places, and the one zone that lies nowhere; not offsets such as `+05:00`, which know no summer time. */
const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** The one name of a time zone that this machine knows by several, in any case: `America/Chicago` for `us/central`. */
export const canonicalTimeZone = (name: string): string => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
};

/** What is said of a name that is not one. */
export const notATimeZone = (label: string): string => `${label} must be a name like America/Chicago`;

/** True for the canonical name of a time zone. */
export const isTimeZone = (value: unknown): boolean => typeof value === 'string' && ZONES.has(value);
