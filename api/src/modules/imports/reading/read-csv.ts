import { CsvError, parse } from 'csv-parse/sync';
import { FORMULA } from '#contract/rules/csv.js';
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#contract/rules/imports.js';
import { fileEmpty, fileUnreadable, tooManyRows } from '#src/modules/imports/import-errors.js';
import type { FileRow, FileRows } from './file-rows.js';

const SEPARATORS = [
  { sign: ',', says: 'commas' },
  { sign: ';', says: 'semicolons' },
  { sign: '\t', says: 'tabs' },
  { sign: '|', says: 'upright lines' },
] as const;

const TORN = 'The file ends in the middle of this row.';
const NEVER_CLOSED =
  'A quotation mark of this row is never closed, so the file cannot be told apart from here on.';

/** A first line by which Excel is told the separator. */
const SAID_SEPARATOR = /^sep=(.)\r?\n/i;

const LENIENT = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;

/**
 * The rows of a CSV file, whatever separates its columns. The first line names them. A row that cannot be told apart has a
 * problem; those before it are whole.
 * @throws DomainError `imports.file-empty`, `imports.file-unreadable`, `imports.too-many-rows`
 */
export const readCsv = (whole: string): Omit<FileRows, 'format'> => {
  const said = SAID_SEPARATOR.exec(whole);
  const text = said ? whole.slice(said[0].length) : whole;
  const separator = SEPARATORS.find(({ sign }) => sign === said?.[1]) ?? separatorOf(text);
  const { columns, rows } = readRows(text, { separator: separator.sign, firstLine: said ? 2 : 1 });
  if (columns.length < 2 && rows.length > 0)
    throw fileUnreadable(
      'No columns can be told apart in this file. They should be separated by commas, semicolons or tabs.',
    );
  if (rows.length === 0) throw fileEmpty('This file has no rows below its first line.');
  const notes = separator.sign === ',' ? [] : [`The columns are separated by ${separator.says}.`];
  return { columns, rows, notes };
};

/** What stands most often in the first line outside of quotation marks. */
const separatorOf = (text: string): (typeof SEPARATORS)[number] => {
  const [line = ''] = text
    .slice(0, 64 * 1024)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator.sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).separator;
};

/** What was read before the file could not be read further. */
interface ReadSoFar {
  columns?: string[];
  rows: FileRow[];
  /** Where the next row begins, empty lines apart. */
  line: number;
  emptyLines: number;
}

const readRows = (
  text: string,
  { separator, firstLine }: { separator: string; firstLine: number },
): { columns: string[]; rows: FileRow[] } => {
  const read: ReadSoFar = { rows: [], line: firstLine, emptyLines: 0 };
  const take = (record: string[], { lines, empty_lines: emptyLines }: CsvPlace): null => {
    const line = read.line + emptyLines - read.emptyLines;
    if (read.columns === undefined) read.columns = columnsOf(record);
    else if (record.some((cell) => cell.trim() !== '')) read.rows.push(rowOf(record, line, read.columns));
    if (read.rows.length > IMPORT_ROWS_MAX) throw tooManyRows();
    Object.assign(read, { line: lines + firstLine, emptyLines });
    return null;
  };
  try {
    parse(text, { ...LENIENT, delimiter: separator, on_record: take });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (read.columns === undefined) throw fileUnreadable(NEVER_CLOSED);
    const cells = read.columns.map(() => '');
    read.rows.push({ line: read.line, cells, problem: NEVER_CLOSED, twinOf: null });
  }
  const { columns = [], rows } = read;
  return { columns, rows: markTorn(rows, text, columns) };
};

/** How far the parser has come. */
interface CsvPlace {
  lines: number;
  empty_lines: number;
}

const columnsOf = (record: readonly string[]): string[] => {
  if (record.length > IMPORT_COLUMNS_MAX)
    throw fileUnreadable(`This file has more than ${IMPORT_COLUMNS_MAX} columns.`);
  return record.map((name, place) => name.replace(/\s+/g, ' ').trim() || `Column ${place + 1}`);
};

const rowOf = (record: readonly string[], line: number, { length }: readonly string[]): FileRow => {
  const more = record.slice(length).some((cell) => cell.trim() !== '');
  return {
    line,
    cells: Array.from({ length }, (_, place) => unmarked(record[place] ?? '')),
    problem: more ? `This row has ${record.length} columns, but the first line names ${length}.` : null,
    twinOf: null,
  };
};

/** Without the apostrophe that keeps a spreadsheet from running the text: it was put there by who wrote the file. */
const unmarked = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A last row that is too short, and not ended by a line break, was cut off. */
const markTorn = (rows: FileRow[], text: string, columns: readonly string[]): FileRow[] => {
  const last = rows.at(-1);
  if (!last || last.problem !== null || /[\r\n]\s*$/.test(text)) return rows;
  const isShort = columns.length > 1 && (last.cells.at(-1) ?? '') === '' && isCutOff(text, columns.length);
  return isShort ? [...rows.slice(0, -1), { ...last, problem: TORN }] : rows;
};

const isCutOff = (text: string, columns: number): boolean => {
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1);
  return !line.includes('"') && SEPARATORS.every(({ sign }) => line.split(sign).length < columns);
};
