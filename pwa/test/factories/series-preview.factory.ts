import type { SeriesPreview } from '#features/events/series/series-requests';

/** What a change of two shows comes to: nothing yet. */
export const aSeriesPreview = (overrides: Partial<SeriesPreview> = {}): SeriesPreview => ({
  shows: 2,
  first: '2026-11-20',
  last: '2026-11-27',
  fields: [],
  played: 0,
  tables: 0,
  reminders: 0,
  checkIns: 0,
  canUndo: true,
  ...overrides,
});
