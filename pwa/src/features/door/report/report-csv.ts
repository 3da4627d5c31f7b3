import { REFUSAL_WORDS, UNDO_WORDS } from '#contract/door';
import { TIER_WORDS } from '#contract/loyalty';
import { wallClockAt } from '#contract/rules/clock';
import { csvOf } from '#shared/lib/csv';
import type { DoorReport } from './report.queries';

/** What guests' own phones are called in place of a tablet. */
export const OWN_PHONES = "Guests' phones";

const LABELS = ['Night', 'Show', 'What', 'When', 'Where', 'Check-ins', 'People', 'Guest', 'Why'];

/** One row of the file without the night and the show: an empty cell where there is nothing to say. */
interface ReportRow {
  what: string;
  when?: string;
  where?: string | null;
  checkIns?: number;
  people?: number;
  guest?: string;
  why?: string;
}

/** The report of the night as a file, each row named by what it counts. All times are the venue's. */
export const reportFile = (report: DoorReport, timeZone: string): File => {
  const { name, date } = report;
  const rows = rowsOf(report, timeZone).map(
    ({ what, when = '', where, checkIns = '', people = '', guest = '', why = '' }) => [
      date,
      name,
      what,
      when,
      where === undefined ? '' : (where ?? OWN_PHONES),
      checkIns,
      people,
      guest,
      why,
    ],
  );
  return new File([csvOf(LABELS, rows)], `door-${date}.csv`, { type: 'text/csv;charset=utf-8' });
};

const clockOf = (instant: string, timeZone: string): string => wallClockAt(new Date(instant), timeZone).time;

const rowsOf = (report: DoorReport, timeZone: string): ReportRow[] => [
  { what: 'Total', checkIns: report.checkIns, people: report.people },
  { what: 'First-timers', checkIns: report.firstTimers },
  { what: 'In already', checkIns: report.repeated },
  { what: 'Counted out', people: report.left },
  ...report.tiers.map(({ tier, checkIns }) => ({ what: TIER_WORDS[tier], checkIns })),
  ...report.quarters.map(({ time, gate, checkIns, people }) => ({
    what: 'Quarter of an hour',
    when: time,
    where: gate,
    checkIns,
    people,
  })),
  ...report.undone.map(({ name, partySize, occurredAt, gate, reason }) => ({
    what: 'Undone',
    when: clockOf(occurredAt, timeZone),
    where: gate,
    people: partySize,
    guest: name,
    why: reason ? UNDO_WORDS[reason] : PHOTO_REFUSED,
  })),
  ...report.refused.map(({ occurredAt, gate, reason }) => ({
    what: 'Refused card',
    when: clockOf(occurredAt, timeZone),
    where: gate,
    why: REFUSAL_WORDS[reason],
  })),
];

/** Why a check-in does not count that nobody undid at the door. */
export const PHOTO_REFUSED = 'Photo refused';
