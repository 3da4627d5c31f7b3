import { useQueryClient } from '@tanstack/react-query';
import { HttpError } from '#shared/http/http-error';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshRequests, refreshTables } from './bookings.queries';
import { deleteBookingRequest, putBookingRequest, putTable } from './bookings.requests';

/** Settling and deleting booking requests, with the toasts of spec §8. */
export const useRequestCommands = () => {
  const client = useQueryClient();
  const refresh = () => refreshRequests(client);
  /** Somebody else settled or deleted it. */
  const onFailed = (error: Error) => (error instanceof HttpError ? refresh() : undefined);
  const settle = useToastMutation({
    send: putBookingRequest,
    about: ({ id }) => id,
    done: () => ({ title: 'Booking request updated successfully' }),
    failed: 'Failed to update booking request',
    onDone: refresh,
    onFailed,
  });
  const remove = useToastMutation({
    send: deleteBookingRequest,
    done: () => ({ title: 'Booking request deleted successfully' }),
    failed: 'Failed to delete booking request',
    onDone: refresh,
    onFailed,
  });
  return { settle, remove };
};

/** Confirming, declining and cancelling guests' tables. */
export const useSettleTable = () => {
  const client = useQueryClient();
  return useToastMutation({
    send: putTable,
    about: ({ id }) => id,
    done: () => ({ title: 'Table booking updated successfully' }),
    failed: 'Failed to update table booking',
    onDone: () => refreshTables(client),
    onFailed: (error) => (error instanceof HttpError ? refreshTables(client) : undefined),
  });
};
