import type { BookingRequestStatus, TableBookingStatus } from '#contract/bookings';
import { requestJson } from '#shared/http/http-client';
import { useDeleteCommand } from '#shared/ui/mutation/use-deletion';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import {
  refreshRequests,
  refreshTables,
  REQUESTS_PATH,
  TABLES_PATH,
  type BookingRequest,
  type TableBooking,
} from './bookings.queries';

/** Settling and deleting booking requests, with the toasts of spec §8. */
export const useRequestCommands = () => {
  const settle = useToastMutation({
    send: ({ id, status }: { id: number; status: BookingRequestStatus }) =>
      requestJson<BookingRequest>(`${REQUESTS_PATH}/${id}`, { method: 'PUT', body: { status } }),
    about: ({ id }) => id,
    done: () => ({ title: 'Booking request updated successfully' }),
    failed: 'Failed to update booking request',
    refresh: refreshRequests,
  });
  const remove = useDeleteCommand('Booking request', { path: REQUESTS_PATH, refresh: refreshRequests });
  return { settle, remove };
};

/** Confirming, declining and cancelling guests' tables. */
export const useSettleTable = () =>
  useToastMutation({
    send: ({ id, status }: { id: number; status: TableBookingStatus }) =>
      requestJson<TableBooking>(`${TABLES_PATH}/${id}`, { method: 'PUT', body: { status } }),
    about: ({ id }) => id,
    done: () => ({ title: 'Table booking updated successfully' }),
    failed: 'Failed to update table booking',
    refresh: refreshTables,
  });
