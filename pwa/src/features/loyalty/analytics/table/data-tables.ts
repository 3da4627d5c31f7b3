import type { AnalyticsGrouping } from '#contract/loyalty';
import { numberWords } from '#contract/rules/texts';
import { TIER_WORDS } from '#contract/loyalty';
import type { Analytics } from '#features/loyalty/analytics/analytics.queries';
import { PERIOD_NOUNS, periodCell } from '#features/loyalty/analytics/period-wording';

/** A column; a period's cells are the dates of its first days. */
export interface Column {
  label: string;
  kind: AnalyticsGrouping | 'text' | 'number';
}

/** Numbers as a screen reader and a spreadsheet get them: cells in the order of the columns. */
export interface DataTable {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly (string | number)[])[];
}

const number = (label: string): Column => ({ label, kind: 'number' });

const periodColumn = (grouping: AnalyticsGrouping): Column => ({
  label: PERIOD_NOUNS[grouping].column,
  kind: grouping,
});

/** What points are grouped by: never finer than weeks. */
export const pointsGrouping = ({ grouping }: Analytics): AnalyticsGrouping =>
  grouping === 'night' ? 'week' : grouping;

/** Check-ins by night, week or month, with the shows of a night. */
export const checkInsTable = ({ grouping, attendance }: Analytics): DataTable => {
  const isByNight = grouping === 'night';
  return {
    title: `Check-ins by ${grouping}`,
    columns: [
      periodColumn(grouping),
      isByNight ? { label: 'Shows', kind: 'text' } : number('Shows'),
      number('Check-ins'),
    ],
    rows: attendance.map(({ start, shows, showNames, checkIns }) => [
      start,
      isByNight ? showNames.join(', ') : shows,
      checkIns,
    ]),
  };
};

export const guestsTable = ({ grouping, attendance }: Analytics): DataTable => ({
  title: `New and returning guests by ${grouping}`,
  columns: [periodColumn(grouping), number('New'), number('Returning'), number('Without an email')],
  rows: cellsOf(attendance, 'start', 'newGuests', 'returningGuests', 'unknownGuests'),
});

export const pointsTable = (analytics: Analytics): DataTable => ({
  title: `Points by ${pointsGrouping(analytics)}`,
  columns: [
    periodColumn(pointsGrouping(analytics)),
    ...['Check-ins', 'Badges', 'By staff', 'Total', 'Spent'].map(number),
  ],
  rows: cellsOf(analytics.points, 'start', 'attendance', 'badges', 'adjustments', 'total', 'spent'),
});

export const tiersTable = ({ tiers }: Analytics): DataTable => ({
  title: 'Members by tier',
  columns: [{ label: 'Tier', kind: 'text' }, number('Members')],
  rows: tiers.map(({ tier, members }) => [TIER_WORDS[tier], members]),
});

export const artistsTable = ({ topArtists }: Analytics): DataTable => ({
  title: 'Top artists',
  columns: [{ label: 'Artist', kind: 'text' }, number('Shows'), number('Check-ins')],
  rows: cellsOf(topArtists, 'name', 'shows', 'checkIns'),
});

export const rewardsTable = ({ rewards }: Analytics): DataTable => ({
  title: 'Rewards handed over',
  columns: [{ label: 'Reward', kind: 'text' }, number('Handed over'), number('Points')],
  rows: cellsOf(rewards, 'name', 'handedOver', 'points'),
});

const cellsOf = <Name extends string>(
  rows: readonly Record<Name, string | number>[],
  ...names: Name[]
): DataTable['rows'] => rows.map((row) => names.map((name) => row[name]));

/** A cell as people read it. */
export const tableCell = (kind: Column['kind'] | undefined, value: string | number): string => {
  if (typeof value === 'number') return numberWords(value);
  return kind === 'night' || kind === 'week' || kind === 'month' ? periodCell(value, kind) : value;
};
