import type { ReactNode } from 'react';
import type { TableBookingStatus } from '#contract/bookings';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { useQuestion } from '#shared/ui/mutation/use-deletion';
import { TABLE_ACTIONS } from '#features/bookings/booking-wording';
import type { TableBooking } from '#features/bookings/bookings.queries';
import { useSettleTable } from '#features/bookings/use-booking-commands';

/** What a table's card does. */
export interface DecisionsOnTable {
  /** A decision about this table is under way. */
  isPending: boolean;
  onSettle: (status: TableBookingStatus) => void;
}

interface TableDecisionsProps {
  /** @param decisionsOn what can be done with a table */
  children: (decisionsOn: (table: TableBooking) => DecisionsOnTable) => ReactNode;
}

/** Settles guests' tables, and asks before seats are given back. */
export const TableDecisions = ({ children }: TableDecisionsProps) => {
  const settle = useSettleTable();
  const {
    asked: refusing,
    ask,
    answers,
  } = useQuestion(settle, (table: Refusal) => decisionOf(table, table.next));
  return (
    <>
      {children((table) => ({
        isPending: settle.isUnderWay(table.id),
        onSettle: (next) =>
          next === 'confirmed' ? settle.mutate(decisionOf(table, next)) : ask({ ...table, next }),
      }))}
      {refusing && (
        <ConfirmSheet
          title={`${TABLE_ACTIONS[refusing.next]} this table?`}
          confirmLabel={`${TABLE_ACTIONS[refusing.next]} table`}
          pendingLabel="Saving..."
          {...answers}
        >
          <p>{refusalWords(refusing)}</p>
        </ConfirmSheet>
      )}
    </>
  );
};

const decisionOf = ({ id, event }: TableBooking, status: TableBookingStatus) => ({
  id,
  status,
  eventId: event?.id,
});

/** A table whose seats are about to be given back. */
interface Refusal extends TableBooking {
  next: TableBookingStatus;
}

/** Who hears of it: a table may have been booked without an address, and its show may be off. */
const refusalWords = ({ customerName, customerEmail, customerPhone, event }: TableBooking): string => {
  const seats = 'The seats become free again. This cannot be undone.';
  if (event === null || event.status === 'cancelled')
    return `The show does not take place: once ${customerName} was told so, they get no email about the table. ${seats}`;
  if (customerEmail) return `${customerName} gets an email at ${customerEmail}. ${seats}`;
  return customerPhone
    ? `${customerName} gave no email, so please call ${customerPhone}. ${seats}`
    : `${customerName} gave neither email nor phone, so nobody is notified. ${seats}`;
};
