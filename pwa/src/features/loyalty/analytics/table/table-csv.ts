import { unparse } from 'papaparse';
import type { DataTable } from './data-tables';

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would run as a formula, in the wide forms of these signs too (OWASP "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The table as RFC 4180 has it. A text that begins like a formula gets an apostrophe before it; numbers stay numbers. */
export const tableCsv = ({ columns, rows }: DataTable): string =>
  BYTE_ORDER_MARK +
  unparse(
    { fields: columns.map(({ label }) => label), data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA },
  );

/** `check-ins-by-night-2026-10-23-to-2026-11-21.csv` */
export const csvFileName = ({ title }: DataTable, { from, to }: { from: string; to: string }): string =>
  `${title.toLowerCase().replaceAll(' ', '-')}-${from}-to-${to}.csv`;

/** @returns the table as a file for the browser's downloads */
export const csvFile = (table: DataTable, range: { from: string; to: string }): File =>
  new File([tableCsv(table)], csvFileName(table, range), { type: 'text/csv;charset=utf-8' });
