import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import type {
  ArtistBookingStatus,
  BookingOrder,
  BookingRequestStatus,
  TableBookingStatus,
} from '#contract/bookings';
import { managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Proposal = Schemas['ArtistBookingResponse'];
export type BookingRequest = Schemas['BookingRequestResponse'];
export type TableBooking = Schemas['TableBookingResponse'];
export type LinkedTable = Schemas['LinkedTableResponse'];

export const PROPOSALS_PATH = '/api/artist-bookings';
export const REQUESTS_PATH = '/api/booking-requests';
export const TABLES_PATH = '/api/bookings';

const ofStatus = (status: string) => ({ status: status === 'all' ? undefined : status });

/** What waits for the reader comes first, until its date is over. */
const byNeed = (status: string) => ({ ...ofStatus(status), order: 'need' satisfies BookingOrder });

/** Proposals by need: all for admins, their own for artists. @param userId keeps one account's from another's */
export const proposalsQuery = (userId: number, status: ArtistBookingStatus | 'all' = 'all') =>
  managedList<Proposal>([PROPOSALS_PATH, 'list', String(userId)], byNeed(status));

/** What people asked for, by need. */
export const requestsQuery = (status: BookingRequestStatus | 'all') =>
  managedList<BookingRequest>([REQUESTS_PATH, 'list'], byNeed(status));

/** Guests' tables from a date on, show by show. */
export const tablesQuery = (from: string, status: TableBookingStatus | 'all') =>
  managedList<TableBooking>([TABLES_PATH, 'list'], { from, ...ofStatus(status) });

export const linkedTablePath = (token: string): string => `${TABLES_PATH}/links/${encodeURIComponent(token)}`;

/** What the link in the mails about a table shows. Never kept on the device. */
export const linkedTableQuery = (token: string) =>
  queryOptions<LinkedTable>({ queryKey: [linkedTablePath(token)] });

export const refreshProposals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [PROPOSALS_PATH] });

export const refreshRequests = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [REQUESTS_PATH] });

export const refreshTables = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [TABLES_PATH] });
