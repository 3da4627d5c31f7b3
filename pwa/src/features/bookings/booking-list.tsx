import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
import { PageState } from '#shared/ui/feedback/page-state';
import { Hint } from '#shared/ui/layout/hint';
import { RowList } from '#shared/ui/list/row-list';
import { StatusFilter } from '#shared/ui/list/status-filter';
import type { Pages } from '#shared/ui/list/use-pages';
import { STATUS_NAMES } from './booking-wording';

interface BookingListProps<Row extends { id: number }, Status extends keyof typeof STATUS_NAMES> {
  title: string;
  subtitle: string;
  /** Beside the title: which rows are shown. */
  filter?: Omit<ComponentProps<typeof StatusFilter<Status>>, 'names'>;
  /** Beside the title: what can be made. */
  tools?: ReactNode;
  pages: Pages<Row>;
  /** Shown when there is no row. */
  empty: Omit<ComponentProps<typeof PageState>, 'announced'>;
  /** What a row begins, in a line of its own above its card. */
  heading?: (row: Row, before: Row | undefined) => ReactNode;
  /** A row's card. */
  children: (row: Row) => ReactNode;
}

const WORDS = {
  noun: 'bookings',
  failed: 'Something went wrong on our side. No booking is affected.',
  offline:
    'Bookings are private, so they are never kept on this device. They come back with your connection.',
};

/** Two beside each other on the dashboard; the account page is one narrow column. */
const COLUMNS = { '&&': { gridTemplateColumns: { lg: 'repeat(auto-fill, minmax(26rem, 1fr))' } } };

/** One kind of bookings: its heading and cards, or why there are none (design §6). */
export const BookingList = <Row extends { id: number }, Status extends keyof typeof STATUS_NAMES>(
  props: BookingListProps<Row, Status>,
) => {
  const { title, subtitle, filter, tools, pages, empty, heading, children } = props;
  const id = useId();
  const isSettled = pages.state === 'ready' || pages.state === 'searching';
  return (
    <Stack as="section" gap="4" aria-labelledby={id} aria-busy={!isSettled}>
      <Flex as="header" wrap="wrap" align="end" justify="space-between" gap="3" columnGap="1rem">
        <Box flex="1 1 16rem" minWidth="0">
          <chakra.h2 id={id} fontSize="2xl">
            {title}
          </chakra.h2>
          <Hint>{subtitle}</Hint>
        </Box>
        {filter && <StatusFilter names={STATUS_NAMES} {...filter} />}
        {tools}
      </Flex>
      <RowList
        pages={pages}
        {...WORDS}
        loading={{ noun: title, rows: 3, rowHeight: '8rem' }}
        empty={<PageState {...empty} announced />}
        css={COLUMNS}
      >
        {(row, before) => {
          const begun = heading?.(row, before);
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
        }}
      </RowList>
    </Stack>
  );
};
