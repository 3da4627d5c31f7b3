import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react/simple-grid';
import type { Analytics } from './analytics.queries';
import type { ChartBar } from '#features/loyalty/analytics/chart/time-chart';
import {
  artistsWords,
  checkInsWords,
  guestsWords,
  pointsWords,
  rewardsWords,
  tiersWords,
  type ChartWords,
} from '#features/loyalty/analytics/chart/chart-wording';
import {
  artistsTable,
  checkInsTable,
  guestsTable,
  pointsTable,
  rewardsTable,
  tiersTable,
  type DataTable,
} from '#features/loyalty/analytics/table/data-tables';
import { SeriesCard, type SeriesCardProps } from '#features/loyalty/analytics/chart/series-card';

const CHECK_INS: readonly ChartBar[] = [{ column: 2, look: 'amber' }];
const THREE_KINDS: readonly ChartBar[] = [
  { column: 1, look: 'amber' },
  { column: 2, look: 'blue' },
  { column: 3, look: 'hatched' },
];

interface Series extends Pick<SeriesCardProps, 'empty' | 'bars'> {
  tableOf: (analytics: Analytics) => DataTable;
  words: ChartWords;
}

const NO_CHECK_INS = 'Nobody checked in on these nights.';

const SERIES: readonly Series[] = [
  { tableOf: checkInsTable, words: checkInsWords, empty: NO_CHECK_INS, bars: CHECK_INS },
  { tableOf: guestsTable, words: guestsWords, empty: NO_CHECK_INS, bars: THREE_KINDS },
  {
    tableOf: pointsTable,
    words: pointsWords,
    empty: 'No points were given on these nights.',
    bars: THREE_KINDS,
  },
  { tableOf: tiersTable, words: tiersWords, empty: 'Nobody collects points yet.' },
  { tableOf: artistsTable, words: artistsWords, empty: 'Nobody checked in to a show with an artist.' },
  { tableOf: rewardsTable, words: rewardsWords, empty: 'No reward was handed over on these nights.' },
];

interface AnalyticsCardsProps {
  analytics: Analytics;
  /** They are of the range before; the new ones are on their way. */
  isOld: boolean;
}

/** What an owner would rather see than read: who came, who came back, points, tiers and artists. */
export const AnalyticsCards = ({ analytics, isOld }: AnalyticsCardsProps) => (
  <CardGrid opacity={isOld ? 0.6 : undefined}>
    {SERIES.map(({ tableOf, words, ...series }, place) => (
      <SeriesCard
        key={place}
        table={tableOf(analytics)}
        words={words(analytics)}
        range={analytics}
        {...series}
      />
    ))}
  </CardGrid>
);

/** The first across, the others two beside each other on a desktop. */
export const CardGrid = (props: SimpleGridProps) => (
  <SimpleGrid
    columns={{ base: 1, lg: 2 }}
    gap="4"
    css={{ '& > :first-child': { gridColumn: '1 / -1' } }}
    {...props}
  />
);
