import { Fragment, useId, type ReactNode } from 'react';
import { ListProblem } from '#shared/ui/list/list-problem';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { LoadMore } from '#shared/ui/list/load-more';
import '#shared/ui/list/private-list.css';
import type { Pages } from '#shared/ui/list/use-pages';
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

const PROBLEMS = {
  noun: 'bookings',
  failed: 'Something went wrong on our side. No booking is affected.',
  offline:
    'Bookings are private, so they are never kept on this device. They come back with your connection.',
};

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
  const { rows, state, retry, ...more } = pages;
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
      {state === 'loading' && (
        <ListSkeleton noun={title} rows={3} rowHeight="8rem" className="booking-cards" />
      )}
      <ListProblem state={state} {...PROBLEMS} onRetry={retry} />
      {isSettled && rows.length === 0 && empty}
      <ul className="private-list booking-cards" data-searching={state === 'searching' || undefined}>
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
      {state === 'ready' && <LoadMore {...more} />}
    </section>
  );
};
