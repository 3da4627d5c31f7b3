import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type {
  ArtistBookingStatus,
  BookingOrder,
  BookingRequestStatus,
  TableBookingStatus,
} from '#contract/bookings';
import type { ListPage } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { MANAGED_ROWS } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Proposal = Schemas['ArtistBookingResponse'];
export type BookingRequest = Schemas['BookingRequestResponse'];
export type TableBooking = Schemas['TableBookingResponse'];

export const PROPOSALS_PATH = '/api/artist-bookings';
export const REQUESTS_PATH = '/api/booking-requests';
export const TABLES_PATH = '/api/bookings';

/** A row that somebody has moved while the pages are read is on two of them: the later one has it as it is now. */
const eachOnce = <Row extends { id: number }>({
  pages,
  ...rest
}: InfiniteData<ListPage<Row>>): InfiniteData<ListPage<Row>> => {
  const pageOf = new Map(pages.flatMap(({ rows }, page) => rows.map(({ id }) => [id, page])));
  const once = pages.map(({ rows, next }, page) => ({
    rows: rows.filter(({ id }) => pageOf.get(id) === page),
    next,
  }));
  return { ...rest, pages: once };
};

/** Others change them too: looked at again, a list is asked for again. */
const pagesOf = <Row extends { id: number }>(path: string, params: Record<string, string>, key = params) =>
  infiniteQueryOptions({
    queryKey: [path, 'list', key],
    ...pagesFrom<Row>(`${path}?${new URLSearchParams({ ...params, limit: String(MANAGED_ROWS) })}`),
    placeholderData: keepPreviousData,
    select: eachOnce<Row>,
    staleTime: 0,
  });

const ofStatus = (status: string): Record<string, string> => (status === 'all' ? {} : { status });

/** What waits for the reader comes first. */
const byNeed = (status: string) => ({ ...ofStatus(status), order: 'need' satisfies BookingOrder });

/** Proposals by need: all for admins, their own for artists. @param userId keeps one account's from another's */
export const proposalsQuery = (userId: number, status: ArtistBookingStatus | 'all' = 'all') => {
  const params = byNeed(status);
  return pagesOf<Proposal>(PROPOSALS_PATH, params, { ...params, userId: String(userId) });
};

/** What people asked for, by need. */
export const requestsQuery = (status: BookingRequestStatus | 'all') =>
  pagesOf<BookingRequest>(REQUESTS_PATH, byNeed(status));

/** Guests' tables from a date on, show by show. */
export const tablesQuery = (from: string, status: TableBookingStatus | 'all') =>
  pagesOf<TableBooking>(TABLES_PATH, { from, ...ofStatus(status) });

export const refreshProposals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [PROPOSALS_PATH] });

export const refreshRequests = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [REQUESTS_PATH] });

export const refreshTables = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [TABLES_PATH] });
