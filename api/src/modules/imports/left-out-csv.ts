import { BYTE_ORDER_MARK, FORMULA } from '#contract/rules/csv.js';
import type { ImportRowEntity } from './entities/import-row.entity.js';
import { LEFT_OUT_COLUMNS } from './reading/column-rules.js';

/** Rows that were not brought in, as they stood, with why: once put right, the file can be imported again. */
export const leftOutCsv = (
  columns: readonly string[],
  rows: readonly Pick<ImportRowEntity, 'line' | 'cells' | 'words'>[],
): string => {
  const lines = [
    [...columns, ...LEFT_OUT_COLUMNS],
    ...rows.map(({ line, cells, words }) => [...cells, String(line), words]),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
};

/** An import takes the apostrophe off again. */
const quoted = (cell: string): string => {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
