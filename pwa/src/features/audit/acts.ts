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

/** @param rows the newest first; between those of one call there may be others, of a call at the same moment */
export const actsOf = (rows: readonly LogEntry[]): Act[] => {
  const acts = new Map<string, [LogEntry, ...LogEntry[]]>();
  for (const row of rows) {
    const act = acts.get(row.requestId);
    if (act) act.unshift(row);
    else acts.set(row.requestId, [row]);
  }
  return [...acts.values()].map((act) => ({ id: (act.at(-1) ?? act[0]).id, main: act[0], rows: act }));
};
