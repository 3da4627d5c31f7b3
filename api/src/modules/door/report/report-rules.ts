import { type DoorEntry, standingEntries } from '#contract/rules/door/door-tally.js';
import { wallClockAt } from '#contract/rules/clock.js';

/** A check-in, as far as the report counts it. */
export interface ReportedEntry extends DoorEntry {
  /** The tablet; null for a guest's own phone. */
  gate: string | null;
}

/** Who came in a quarter of an hour, at one place. */
export interface QuarterCount {
  /** When it begins, `HH:MM` on the venue's clock. */
  time: string;
  gate: string | null;
  checkIns: number;
  people: number;
}

const QUARTER = 15;

/** The check-ins that count by quarter of an hour and place, in the order of the night. */
export const quartersOf = (entries: readonly ReportedEntry[], timeZone: string): QuarterCount[] => {
  const counts = new Map<string, QuarterCount>();
  for (const { occurredAt, gate, partySize } of standingEntries(entries)) {
    const time = quarterAt(new Date(occurredAt), timeZone);
    const key = `${time} ${gate ?? ''}`;
    const count = counts.get(key) ?? { time, gate, checkIns: 0, people: 0 };
    counts.set(key, { ...count, checkIns: count.checkIns + 1, people: count.people + partySize });
  }
  return [...counts.values()];
};

const quarterAt = (instant: Date, timeZone: string): string => {
  const { time } = wallClockAt(instant, timeZone);
  const [hour = '00', minute = '00'] = time.split(':');
  const quarter = Math.floor(Number(minute) / QUARTER) * QUARTER;
  return `${hour}:${String(quarter).padStart(2, '0')}`;
};
