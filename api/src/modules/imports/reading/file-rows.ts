/** A row of a file before anybody asked what it means. */
export interface FileRow {
  /** Where it begins in the file, from 1. */
  line: number;
  /** Texts by the file's columns, none missing. */
  cells: string[];
  /** Why it cannot be read whatever its columns mean. */
  problem: string | null;
  /** The line of the same entry, which counts in its place. */
  twinOf: number | null;
}

/** A file as rows. */
export interface FileRows {
  format: 'ics' | 'csv';
  columns: string[];
  rows: FileRow[];
  /** What was noticed about the file, in words. */
  notes: string[];
}
