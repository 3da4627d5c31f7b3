import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Hint } from './hint';
import { Fragment, useId, type ReactNode } from 'react';
import { ListProblem } from '#shared/ui/list/list-problem';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { LoadMore } from '#shared/ui/list/load-more';
import '#shared/ui/list/private-list.css';
import type { Pages } from '#shared/ui/list/use-pages';

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
    <Stack as="section" gap="4" aria-labelledby={id} aria-busy={!isSettled}>
      <Flex as="header" wrap="wrap" align="end" justify="space-between" gap="3" columnGap="1rem">
        <Box flex="1 1 16rem" minWidth="0">
          <chakra.h2 id={id} fontSize="2xl">
            {title}
          </chakra.h2>
          <Hint>{subtitle}</Hint>
        </Box>
        {tools}
      </Flex>
      {state === 'loading' && <ListSkeleton noun={title} rows={3} rowHeight="8rem" />}
      <ListProblem state={state} {...PROBLEMS} onRetry={retry} />
      {isSettled && rows.length === 0 && empty}
      <Grid
        as="ul"
        className="private-list"
        // Two beside each other on the dashboard; the account page is one narrow column.
        css={{ '&&': { gridTemplateColumns: { lg: 'repeat(auto-fill, minmax(26rem, 1fr))' } } }}
        data-searching={state === 'searching' || undefined}
      >
        {rows.map((row, index) => {
          const begun = heading?.(row, rows[index - 1]);
          return (
            <Fragment key={row.id}>
              {begun && (
                <Box as="li" gridColumn="1 / -1">
                  {begun}
                </Box>
              )}
              <Grid as="li">{children(row)}</Grid>
            </Fragment>
          );
        })}
      </Grid>
      {state === 'ready' && <LoadMore {...more} />}
    </Stack>
  );
};
