import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { sendOnce } from '#shared/http/command-headers';
import { UnreachableError } from '#shared/http/http-error';
import { isVenueReachable } from '#shared/offline/status/reachability';
import { rememberGuest } from '#shared/offline/storage/remembered-guest';
import { rememberTable } from '#shared/offline/storage/remembered-tables';
import { fillIn, useFillWhenSignedIn } from '#shared/session/use-fill-when-signed-in';
import { useGuest, useIsVisitor } from '#shared/session/use-guest';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { showToast } from '#shared/ui/feedback/toast-store';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { failure } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import {
  tableForm,
  toBookingWish,
  toTableWish,
  wishForm,
  type TableForm,
  type WishForm,
} from './booking-forms';
import { REQUESTS_PATH, TABLES_PATH } from './bookings.queries';

/** The 'Request to book' form of an artist's page. Failing keeps what was typed. */
export const useBookingWish = (artist: { id: number; name: string }, onSent: () => void) => {
  const guest = useGuest();
  const form = useForm<WishForm>({
    resolver: zodResolver(wishForm),
    defaultValues: {
      eventName: '',
      eventType: '',
      eventDate: '',
      eventTime: '',
      duration: '',
      budget: '',
      description: '',
      contactName: guest.name,
      contactEmail: guest.email,
      contactPhone: '',
    },
  });
  useFillWhenSignedIn((person) => {
    fillIn(form, 'contactName', person.name);
    fillIn(form, 'contactEmail', person.email);
  });
  const sending = useIdempotentMutation({
    send: (values: WishForm, key) => sendOnce(REQUESTS_PATH, toBookingWish(artist.id, values), key),
    done: () => ({
      title: 'Booking Request Sent',
      description: `We will talk to ${artist.name} and get back to you by email.`,
    }),
    onFailed: (error) => {
      tellUnlessNoted(error, 'Failed to send booking request');
      showServerFields(form, error);
    },
  });
  useWhenSaved(sending.isSuccess, onSent);
  return formSheetOf(form, sending);
};

/**
 * The 'Book a Table' form of a show. It needs the network: seats are given out by the venue alone. What was booked comes
 * back, to be shown.
 * @param onArrivedBefore an earlier press had booked a table, which differs from what the form says by now
 */
export const useTableBooking = (eventId: number, onArrivedBefore: () => void) => {
  const guest = useGuest();
  const isVisitor = useIsVisitor();
  const form = useForm<TableForm>({
    resolver: zodResolver(tableForm),
    defaultValues: {
      customerName: guest.name,
      partySize: 2,
      customerEmail: guest.email,
      customerPhone: '',
      specialRequests: '',
    },
  });
  useFillWhenSignedIn((person) => {
    fillIn(form, 'customerName', person.name);
    fillIn(form, 'customerEmail', person.email);
  });
  const booking = useIdempotentMutation({
    send: (values: TableForm, key) => sendOnce(TABLES_PATH, toTableWish(eventId, values), key),
    onDone: (_answer, arrived) => {
      if (!arrived) return;
      rememberTable(eventId, arrived.partySize);
      if (isVisitor()) rememberGuest({ name: arrived.customerName, email: arrived.customerEmail });
    },
    onFailed: (error) => {
      tellUnlessNoted(error, 'Failed to book the table');
      showServerFields(form, error);
    },
  });
  const { data, variables } = booking;
  useWhenSaved(data === null, onArrivedBefore);
  return { ...formSheetOf(form, booking), booked: data ? variables : null };
};

/** A device that is offline already says so above the button: a toast would cover what is being typed. */
const tellUnlessNoted = (error: Error, fallback: string) => {
  const isNoted = error instanceof UnreachableError && !isVenueReachable();
  if (!isNoted) showToast(failure(error, fallback));
};
