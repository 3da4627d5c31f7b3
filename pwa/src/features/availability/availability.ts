import type { components } from '#contract/api-types.gen';
import type { AvailabilityPattern } from '#contract/rules/availability';
import { isRecord } from '#shared/lib/problem';

/** The outbox's name for changes of an artist's dates. */
export const AVAILABILITY_KIND = 'availability';

/** Where the artist's dates begin on the page: links lead there. */
export const AVAILABILITY_TITLE = 'availability-title';

/** Said of a change that was refused because the venue has something else by now. */
export const CHANGED_MEANWHILE =
  'This date was also changed on another device. Please choose which version to keep.';

type Answered = components['schemas']['AvailabilityResponse'];

/**
 * What an artist says of a date (spec §2 "Availability Calendar card"): times as `HH:MM`, an end before the start past
 * midnight; not available for a blackout.
 */
export type AvailabilityValues = Pick<Answered, 'startTime' | 'endTime' | 'isAvailable' | 'notes'>;

/** One date as the venue has it. */
export type AvailabilityEntry = AvailabilityValues & Pick<Answered, 'id' | 'date' | 'version'>;

/** Which state of a date at the venue a change takes for granted; null for none at all. */
export type Base = Pick<AvailabilityEntry, 'id' | 'version'> | null;

/** The same, or what an earlier change of this device, which is not settled yet, will leave behind. */
export type ChangeBase = Base | { after: string };

/** One waiting change of an artist's dates: one date is set or removed, or free dates are filled by a repetition. */
export type AvailabilityChange =
  | { does: 'set'; date: string; values: AvailabilityValues; base: ChangeBase }
  | { does: 'remove'; date: string; base: ChangeBase }
  // `dates` are the days this comes to.
  | ({ does: 'fill'; values: AvailabilityValues; dates: string[] } & AvailabilityPattern);

export type SingleChange = Exclude<AvailabilityChange, { does: 'fill' }>;

/** Reads a change out of the outbox; null when it is none. */
export const parseChange = (payload: unknown): AvailabilityChange | null => {
  if (!isRecord(payload)) return null;
  const { does, date, base } = payload;
  if (does === 'fill') return parseFill(payload);
  if (typeof date !== 'string' || !isChangeBase(base)) return null;
  if (does === 'remove') return { does, date, base };
  return does === 'set' && isValues(payload.values)
    ? { does, date, values: valuesOf(payload.values), base }
    : null;
};

/** Reads an entry out of an answer; null when it is none. */
export const parseEntry = (json: unknown): AvailabilityEntry | null => {
  if (!isRecord(json)) return null;
  const { id, date, version } = json;
  if (!isValues(json) || !isNumber(id) || !isText(date) || !isNumber(version)) return null;
  return { id, date, version, ...valuesOf(json) };
};

/** The entries of a list; what is none is left out. */
export const parseEntries = (json: unknown): AvailabilityEntry[] =>
  Array.isArray(json) ? json.map(parseEntry).filter((entry) => entry !== null) : [];

export const datesOf = (change: AvailabilityChange): string[] =>
  change.does === 'fill' ? change.dates : [change.date];

/** What a change leaves on its dates; null for nothing. */
export const intentOf = (change: AvailabilityChange): AvailabilityValues | null =>
  change.does === 'remove' ? null : change.values;

export const saysTheSame = (one: AvailabilityValues, other: AvailabilityValues): boolean =>
  one.startTime === other.startTime &&
  one.endTime === other.endTime &&
  one.isAvailable === other.isAvailable &&
  one.notes === other.notes;

export const valuesOf = (said: AvailabilityValues): AvailabilityValues => {
  const { startTime, endTime, isAvailable, notes } = said;
  return { startTime, endTime, isAvailable, notes };
};

const parseFill = (payload: Record<string, unknown>): AvailabilityChange | null => {
  const { from, until, weekdays, except, values, dates } = payload;
  if (typeof from !== 'string' || typeof until !== 'string' || !isValues(values)) return null;
  if (!isListOf(weekdays, isNumber) || !isListOf(except, isText) || !isListOf(dates, isText)) return null;
  return { does: 'fill', from, until, weekdays, except, values: valuesOf(values), dates };
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const isValues = (value: unknown): value is AvailabilityValues =>
  isRecord(value) &&
  isTextOrNull(value.startTime) &&
  isTextOrNull(value.endTime) &&
  isTextOrNull(value.notes) &&
  typeof value.isAvailable === 'boolean';

const isChangeBase = (value: unknown): value is ChangeBase =>
  value === null ||
  (isRecord(value) && (isText(value.after) || (isNumber(value.id) && isNumber(value.version))));
