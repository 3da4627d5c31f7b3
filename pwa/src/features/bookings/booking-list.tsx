import { TriangleAlert, WifiOff } from 'lucide-react';
import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import type { Pages } from '#shared/ui/use-pages';
import './bookings.css';

interface BookingListProps<Row extends { id: number }> {
  title: string;
  subtitle: string;
  /** Beside the title: what can be made, or which rows are shown. */
  tools?: ReactNode;
  pages: Pages<Row>;
  /** Shown when there is no row. */
  empty: ReactNode;
  /** What a row begins, in a line of its own above its card. */
  heading?: (row: Row, before: Row | undefined) => ReactNode;
  /** A row's card. */
  children: (row: Row) => ReactNode;
}

/** One kind of bookings: its heading and cards, or why there are none (design §6). */
export const BookingList = <Row extends { id: number }>({
  title,
  subtitle,
  tools,
  pages,
  empty,
  heading,
  children,
}: BookingListProps<Row>) => {
  const id = useId();
  const { rows, state, hasMore, isLoadingMore, loadMore, retry } = pages;
  const isSettled = state === 'ready' || state === 'searching';
  return (
    <section className="bookings-section" aria-labelledby={id} aria-busy={!isSettled}>
      <header className="bookings-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{subtitle}</p>
        </div>
        {tools}
      </header>
      {state === 'loading' && <ListSkeleton label={`Loading ${title}`} />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'offline' && <Offline onRetry={retry} />}
      {isSettled && rows.length === 0 && empty}
      <ul className="booking-cards" data-searching={state === 'searching' || undefined}>
        {rows.map((row, index) => {
          const begun = heading?.(row, rows[index - 1]);
          return (
            <Fragment key={row.id}>
              {begun && <li className="booking-begun">{begun}</li>}
              <li>{children(row)}</li>
            </Fragment>
          );
        })}
      </ul>
      {hasMore && state === 'ready' && (
        <Button look="outline" className="bookings-more" disabled={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </section>
  );
};

const ListSkeleton = ({ label }: { label: string }) => (
  <div className="booking-cards" role="status" aria-label={label}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height="8rem" />
    ))}
  </div>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <PageState
    icon={TriangleAlert}
    title="The bookings could not be loaded"
    announced
    action={<RetryButton onRetry={onRetry} />}
  >
    Something went wrong on our side. No booking is affected.
  </PageState>
);

const Offline = ({ onRetry }: { onRetry: () => void }) => (
  <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
    Bookings are private, so they are never kept on this device. They come back with your connection.
  </PageState>
);
