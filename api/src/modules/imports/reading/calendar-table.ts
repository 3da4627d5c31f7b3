import type { ImportColumns } from '#contract/rules/imports.js';
import type { FileRow } from './file-rows.js';

const ALL_DAY = /^all[ _-]?day(?:[ _-]?event)?$/i;
const PRIVATE = /^(?:private|sensitivity|is[ _-]?private)$/i;
const YES = /^(?:true|yes|1|x|private|confidential)$/i;

/**
 * A calendar that was exported as a table (Outlook, Google): all-day entries have a time there, which is none, and private ones are
 * marked in a column of their own.
 */
export const tidyCalendarTable = (
  names: readonly string[],
  rows: FileRow[],
  { time, endTime }: ImportColumns,
): FileRow[] => {
  const [allDay, hidden] = [ALL_DAY, PRIVATE].map((name) =>
    names.findIndex((column) => name.test(column.trim())),
  );
  const says = (row: FileRow, place = -1): boolean => YES.test(row.cells[place]?.trim() ?? '');
  return rows.map((row) => {
    const isPrivate = row.problem === null && says(row, hidden);
    const cells = says(row, allDay)
      ? row.cells.map((cell, place) => (place === time || place === endTime ? '' : cell))
      : row.cells;
    return {
      ...row,
      cells,
      problem: isPrivate ? 'This entry is marked as private in the other program.' : row.problem,
    };
  });
};
