import type { LogEntry } from './staff-log.queries';

/** All that one call changed. */
export interface Act {
  /** Of its newest row. */
  id: number;
  /** The row that was changed first, which says what the call was for. */
  main: LogEntry;
  /** All, the first first. */
  rows: readonly LogEntry[];
}

/** @param rows the newest first; those of one call stand together */
export const actsOf = (rows: readonly LogEntry[]): Act[] => {
  const acts: [LogEntry, ...LogEntry[]][] = [];
  for (const row of rows) {
    const act = acts.at(-1);
    if (act?.[0].requestId === row.requestId) act.unshift(row);
    else acts.push([row]);
  }
  return acts.map((act) => ({ id: (act.at(-1) ?? act[0]).id, main: act[0], rows: act }));
};
