import { numberWords } from '#contract/rules/texts';
import { countLine } from '#shared/ui/page/count-line';
import { counted, pointsLine } from '#features/loyalty/badge-wording';
import type { Analytics } from '#features/loyalty/analytics/analytics.queries';
import { pointsGrouping } from '#features/loyalty/analytics/table/data-tables';
import { PERIOD_NOUNS, periodPhrase } from '#features/loyalty/analytics/period-wording';

/** What a chart shows, in a sentence; an empty text when there is nothing to show. */
export type ChartWords = (analytics: Analytics) => string;

export const checkInsWords: ChartWords = ({ attendance, grouping }) => {
  const [most] = [...attendance].sort((one, other) => other.checkIns - one.checkIns);
  if (!most || most.checkIns === 0) return '';
  const all = counted(sumOf(attendance, 'checkIns'), 'check-in');
  const periods = countLine(attendance.length, false, PERIOD_NOUNS[grouping]);
  if (attendance.length === 1) return `${all} ${periodPhrase(most.start, grouping)}.`;
  return `${all} in ${periods}, the most ${periodPhrase(most.start, grouping)}: ${numberWords(most.checkIns)}.`;
};

export const guestsWords: ChartWords = ({ attendance }) => {
  if (sumOf(attendance, 'checkIns') === 0) return '';
  const fresh = counted(sumOf(attendance, 'newGuests'), 'guest');
  const unknown = sumOf(attendance, 'unknownGuests');
  const rest = `${counted(unknown, 'check-in')} without an email may be either.`;
  return `${fresh} came for the first time.${unknown > 0 ? ` ${rest}` : ''}`;
};

export const pointsWords: ChartWords = (analytics) => {
  const { points } = analytics;
  if (
    points.every(
      ({ attendance, badges, adjustments, spent }) => !attendance && !badges && !adjustments && !spent,
    )
  )
    return '';
  const periods = countLine(points.length, false, PERIOD_NOUNS[pointsGrouping(analytics)]);
  const spent = sumOf(points, 'spent');
  const spentWords = spent > 0 ? ` ${pointsLine(spent)} spent on rewards.` : '';
  return `${pointsLine(sumOf(points, 'total'))} in ${periods}.${spentWords} Points taken back do not count.`;
};

export const tiersWords: ChartWords = ({ figures }) =>
  figures.totalMembers === 0 ? '' : 'As of today, whichever nights are chosen.';

export const artistsWords: ChartWords = ({ topArtists }) =>
  topArtists.length === 0 ? '' : 'By check-ins at the shows they played.';

export const rewardsWords: ChartWords = ({ rewards }) =>
  rewards.length === 0 ? '' : 'What was taken back does not count.';

const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);
