import { lazy, Suspense } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import type { ChartBar } from './chart-looks';
import './series-chart.css';
import type { TimeChartProps } from './time-chart';

/** The charts' library is 100 KB that only staff need, and only here; without it the table has the same numbers. */
const TimeChart = lazy(() =>
  import('./time-chart').then(
    ({ TimeChart: chart }) => ({ default: chart }),
    (error: unknown) => {
      console.warn('The charts could not be loaded.', error);
      return { default: WithoutChart };
    },
  ),
);

/** A chart by time with what its colours mean. */
export const SeriesChart = (props: TimeChartProps) => (
  <figure className="series-figure">
    {props.bars.length > 1 && <Legend {...props} />}
    {/* The sentence above and the table below say it in words. */}
    <div className="series-chart" aria-hidden>
      <Suspense fallback={<Skeleton height="100%" />}>
        <TimeChart {...props} />
      </Suspense>
    </div>
  </figure>
);

const Legend = ({ table, bars }: { table: TimeChartProps['table']; bars: readonly ChartBar[] }) => (
  <ul className="series-legend">
    {bars.map(({ column, look }) => (
      <li key={column}>
        <span className="series-swatch" data-look={look} />
        {table.columns[column]?.label}
      </li>
    ))}
  </ul>
);

const WithoutChart = () => (
  <p className="series-without">The chart could not be loaded. The table has the same numbers.</p>
);
