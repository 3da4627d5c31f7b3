import { csvOf } from '#shared/lib/csv';
import type { DataTable } from './data-tables';

export const tableCsv = ({ columns, rows }: DataTable): string =>
  csvOf(
    columns.map(({ label }) => label),
    rows,
  );

/** `check-ins-by-night-2026-10-23-to-2026-11-21.csv` */
export const csvFileName = ({ title }: DataTable, { from, to }: { from: string; to: string }): string =>
  `${title.toLowerCase().replaceAll(' ', '-')}-${from}-to-${to}.csv`;

/** @returns the table as a file for the browser's downloads */
export const csvFile = (table: DataTable, range: { from: string; to: string }): File =>
  new File([tableCsv(table)], csvFileName(table, range), { type: 'text/csv;charset=utf-8' });
