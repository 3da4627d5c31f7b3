import type { ImportRowEntity } from './entities/import-row.entity.js';
import { LEFT_OUT_COLUMNS } from './reading/column-rules.js';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would run as a formula (OWASP "CSV Injection"); an import takes the apostrophe off again. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

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

const quoted = (cell: string): string => {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
