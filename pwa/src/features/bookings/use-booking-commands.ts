import type { BookingRequestStatus, TableBookingStatus } from '#contract/bookings';
import { requestJson } from '#shared/http/http-client';
import { useDeleteCommand } from '#shared/ui/mutation/use-deletion';
import { useSendAgain } from '#shared/ui/mutation/use-repeats';
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
  const send = useSendAgain(putRequest, findRequest);
  const settle = useToastMutation({
    send,
    about: ({ id }) => id,
    done: () => ({ title: 'Booking request updated successfully' }),
    failed: 'Failed to update booking request',
    refresh: refreshRequests,
  });
  const remove = useDeleteCommand('Booking request', { path: REQUESTS_PATH, refresh: refreshRequests });
  return { settle, remove };
};

/** Confirming, declining and cancelling guests' tables. */
export const useSettleTable = () => {
  const send = useSendAgain(putTable, findTable);
  return useToastMutation({
    send,
    about: ({ id }) => id,
    done: () => ({ title: 'Table booking updated successfully' }),
    failed: 'Failed to update table booking',
    refresh: refreshTables,
  });
};

interface RequestDecision {
  id: number;
  status: BookingRequestStatus;
}

const putRequest = ({ id, status }: RequestDecision) =>
  requestJson<BookingRequest>(`${REQUESTS_PATH}/${id}`, { method: 'PUT', body: { status } });

/** The request as the venue has it, if it has this status; among the newest thousand. */
const findRequest = async ({ id, status }: RequestDecision): Promise<BookingRequest | undefined> => {
  const requests = await requestJson<BookingRequest[]>(`${REQUESTS_PATH}?status=${status}`);
  return requests.find((request) => request.id === id);
};

interface TableDecision {
  id: number;
  status: TableBookingStatus;
  /** The show's; without one when it is deleted. */
  eventId?: number;
}

const putTable = ({ id, status }: TableDecision) =>
  requestJson<TableBooking>(`${TABLES_PATH}/${id}`, { method: 'PUT', body: { status } });

/** The table as the venue has it, if it has this status; among those of its show. */
const findTable = async ({ id, status, eventId }: TableDecision): Promise<TableBooking | undefined> => {
  const ofShow = eventId === undefined ? '' : `&eventId=${eventId}`;
  const tables = await requestJson<TableBooking[]>(`${TABLES_PATH}?status=${status}${ofShow}`);
  return tables.find((table) => table.id === id);
};
