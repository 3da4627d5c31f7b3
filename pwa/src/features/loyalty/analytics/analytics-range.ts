import { dateOf } from '#shared/lib/address-values';
import { addDays } from '#shared/lib/calendar-date';

/** Which nights the analytics are of: one of the usual ranges, or days that were chosen. */
export interface AnalyticsRange {
  preset: RangePreset;
  /** First and last night, inclusive, for `days`; an empty text leaves that end open. */
  from: string;
  to: string;
}

/** The same in the address; only what is not the usual is written. */
export interface RangeParams {
  range?: RangePreset;
  from?: string;
  to?: string;
}

export const RANGE_WORDS = {
  month: 'Last 30 days',
  quarter: 'Last 90 days',
  year: 'This year',
  all: 'All',
  days: 'From – to',
} as const;

export type RangePreset = keyof typeof RANGE_WORDS;

const USUAL: RangePreset = 'quarter';
const DAYS = { month: 30, quarter: 90 } as const;

const PRESETS: readonly RangePreset[] = ['month', 'quarter', 'year', 'all', 'days'];

export const presetOf = (value: unknown): RangePreset => PRESETS.find((preset) => preset === value) ?? USUAL;

/** Reads the address, dropping whatever is no range of ours. */
export const parseRange = ({ range, from, to }: Record<string, unknown>): RangeParams => {
  const preset = presetOf(range);
  return toRangeParams({ preset, from: nightIn(from), to: nightIn(to) });
};

export const toRangeParams = ({ preset, from, to }: AnalyticsRange): RangeParams => {
  if (preset !== 'days') return preset === USUAL ? {} : { range: preset };
  return { range: preset, ...(from && { from }), ...(to && { to }) };
};

export const fromRangeParams = ({ range = USUAL, from = '', to = '' }: RangeParams): AnalyticsRange => ({
  preset: range,
  from,
  to,
});

/**
 * What the analytics are asked for: an end left out is open.
 * @param tonight the show night that is on at the venue
 */
export const nightsOf = (
  { preset, from, to }: AnalyticsRange,
  tonight: string,
): { from?: string; to?: string } => {
  if (preset === 'all') return {};
  if (preset === 'days') return { ...(from && { from }), ...(to && { to }) };
  if (preset === 'year') return { from: `${tonight.slice(0, 4)}-01-01`, to: tonight };
  return { from: addDays(tonight, 1 - DAYS[preset]), to: tonight };
};

/** Why the chosen days cannot be asked for; undefined when they can. The server's words. */
export const rangeProblem = ({ preset, from, to }: AnalyticsRange): string | undefined =>
  preset === 'days' && from && to && to < from ? 'The last day must not be before the first day' : undefined;

/** Years that are still being typed begin with zeros. */
const FIRST_DATE = '1900-01-01';

const nightIn = (value: unknown): string => {
  const date = dateOf(value);
  return date >= FIRST_DATE ? date : '';
};
