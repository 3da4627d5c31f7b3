import type { AnalyticsGrouping } from '#contract/loyalty';
import { TIER_WORDS } from '#features/loyalty/own/tier-progress';
import type { Analytics } from '#features/loyalty/analytics/analytics.queries';
import { PERIOD_NOUNS } from '#features/loyalty/analytics/period-wording';

/** A column; a period's cells are the dates of its first days. */
interface Column {
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
  rows: attendance.map(({ start, newGuests, returningGuests, unknownGuests }) => [
    start,
    newGuests,
    returningGuests,
    unknownGuests,
  ]),
});

export const pointsTable = (analytics: Analytics): DataTable => ({
  title: `Points by ${pointsGrouping(analytics)}`,
  columns: [
    periodColumn(pointsGrouping(analytics)),
    number('Check-ins'),
    number('Badges'),
    number('By staff'),
    number('Total'),
  ],
  rows: analytics.points.map(({ start, attendance, badges, adjustments, total }) => [
    start,
    attendance,
    badges,
    adjustments,
    total,
  ]),
});

export const tiersTable = ({ tiers }: Analytics): DataTable => ({
  title: 'Members by tier',
  columns: [{ label: 'Tier', kind: 'text' }, number('Members')],
  rows: tiers.map(({ tier, members }) => [TIER_WORDS[tier], members]),
});

export const artistsTable = ({ topArtists }: Analytics): DataTable => ({
  title: 'Top artists',
  columns: [{ label: 'Artist', kind: 'text' }, number('Shows'), number('Check-ins')],
  rows: topArtists.map(({ name, shows, checkIns }) => [name, shows, checkIns]),
});
