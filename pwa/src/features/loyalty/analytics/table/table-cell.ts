import { numberWords } from '#contract/rules/texts';
import type { DataTable } from './data-tables';
import { periodCell } from '#features/loyalty/analytics/period-wording';

/** A cell as people read it. */
export const tableCell = (kind: DataTable['columns'][number]['kind'], value: string | number): string => {
  if (typeof value === 'number') return numberWords(value);
  return kind === 'night' || kind === 'week' || kind === 'month' ? periodCell(value, kind) : value;
};
