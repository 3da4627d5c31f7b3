import { ListProblem } from '#shared/ui/list/list-problem';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { AnalyticsCards } from './analytics-cards';
import './analytics-panel.css';
import type { AnalyticsRange } from '#features/loyalty/analytics/range/analytics-range-params';
import type { Analytics } from './analytics.queries';
import { Figures } from './figures';
import { RangeFilter } from '#features/loyalty/analytics/range/range-filter';
import { rangeLine } from './period-words';
import { useAnalytics } from './use-analytics';

const TITLE_ID = 'loyalty-analytics';

interface AnalyticsPanelProps {
  range: AnalyticsRange;
  onRange: (range: AnalyticsRange) => void;
  /** The show night that is on at the venue. */
  tonight: string;
}

/** The Analytics sub-tab: four figures of today, and charts of the chosen nights (spec §2 "Loyalty tab"). */
export const AnalyticsPanel = ({ range, onRange, tonight }: AnalyticsPanelProps) => {
  const { analytics, state, retry } = useAnalytics(range, tonight);
  const isBusy = state === 'loading' || state === 'searching';
  return (
    <section className="analytics" aria-labelledby={TITLE_ID} aria-busy={isBusy}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        Analytics
      </h2>
      {analytics && <Figures figures={analytics.figures} />}
      <RangeFilter range={range} onRange={onRange} tonight={tonight} />
      {state === 'loading' && <LoadingCards />}
      <ListProblem
        state={state}
        noun="analytics"
        failed="Something went wrong on our side. No points are affected."
        offline="Analytics are private, so they are never kept on this device. They come back with your connection."
        onRetry={retry}
      />
      {analytics && <Shown analytics={analytics} isOld={state === 'searching'} />}
    </section>
  );
};

const Shown = ({ analytics, isOld }: { analytics: Analytics; isOld: boolean }) => (
  <>
    <p className="analytics-range" role="status">
      {isOld ? '' : rangeLine(analytics)}
    </p>
    <AnalyticsCards analytics={analytics} isOld={isOld} />
  </>
);

const LoadingCards = () => (
  <div className="analytics-cards" role="status" aria-label="Loading analytics">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="22rem" />
    ))}
  </div>
);
