import { csvOf } from '#shared/lib/csv';
import type { DoorReport } from './report.queries';

/** What guests' own phones are called in place of a tablet. */
export const OWN_PHONES = "Guests' phones";

/** The night by quarter of an hour and place, as a file. */
export const reportFile = ({ name, date, quarters }: DoorReport): File => {
  const rows = quarters.map(({ time, gate, checkIns, people }) => [
    date,
    name,
    time,
    gate ?? OWN_PHONES,
    checkIns,
    people,
  ]);
  const text = csvOf(['Night', 'Show', 'From', 'Where', 'Check-ins', 'People'], rows);
  return new File([text], `door-${date}.csv`, { type: 'text/csv;charset=utf-8' });
};
