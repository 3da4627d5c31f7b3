import { dateOf } from '#shared/lib/address-values';

const PRESETS = ['month', 'quarter', 'year', 'all', 'days'] as const;

export type RangePreset = (typeof PRESETS)[number];

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

const USUAL: RangePreset = 'quarter';

export const presetOf = (value: unknown): RangePreset => PRESETS.find((preset) => preset === value) ?? USUAL;

/** Reads the address and drops what is no range. */
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

/** Years that are still being typed begin with zeros. */
const FIRST_DATE = '1900-01-01';

const nightIn = (value: unknown): string => {
  const date = dateOf(value);
  return date >= FIRST_DATE ? date : '';
};
