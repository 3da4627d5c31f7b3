import type { ReactNode } from 'react';
import type { BookingRequestStatus } from '#contract/bookings';
import { ConfirmSheet, type ConfirmAnswers } from '#shared/ui/dialog/confirm-sheet';
import { useDeletion, useQuestion } from '#shared/ui/mutation/use-deletion';
import type { BookingRequest } from '#features/bookings/bookings.queries';
import { useRequestCommands } from '#features/bookings/use-booking-commands';

/** What a request's card does. */
export interface DecisionsOnRequest {
  /** A decision about this request is under way. */
  isPending: boolean;
  onSettle: (status: BookingRequestStatus) => void;
  onDelete: () => void;
}

interface RequestDecisionsProps {
  /** @param decisionsOn what can be done with a request */
  children: (decisionsOn: (request: BookingRequest) => DecisionsOnRequest) => ReactNode;
}

/** Settles and deletes requests, and asks before what cannot be taken back. */
export const RequestDecisions = ({ children }: RequestDecisionsProps) => {
  const { settle, remove } = useRequestCommands();
  const { leaving, ask, answers } = useDeletion<BookingRequest>(remove);
  const rejection = useQuestion(settle, ({ id }: BookingRequest) => ({ id, status: 'rejected' as const }));
  return (
    <>
      {children((request) => ({
        isPending: settle.isUnderWay(request.id),
        onSettle: (next) =>
          next === 'rejected' ? rejection.ask(request) : settle.mutate({ id: request.id, status: next }),
        onDelete: () => ask(request),
      }))}
      {rejection.asked && <RejectSheet request={rejection.asked} {...rejection.answers} />}
      {leaving && <DeleteSheet request={leaving} {...answers} />}
    </>
  );
};

type QuestionProps = ConfirmAnswers & { request: BookingRequest };

const RejectSheet = ({ request, ...answers }: QuestionProps) => (
  <ConfirmSheet title="Reject this request?" confirmLabel="Reject" pendingLabel="Rejecting..." {...answers}>
    <p>
      <bdi>{request.contactEmail}</bdi> gets an email that <strong dir="auto">{request.eventName}</strong>{' '}
      does not work out. A rejected request cannot be approved afterwards.
    </p>
  </ConfirmSheet>
);

const DeleteSheet = ({ request, ...answers }: QuestionProps) => (
  <ConfirmSheet
    title="Are you absolutely sure?"
    confirmLabel="Delete"
    pendingLabel="Deleting..."
    {...answers}
  >
    <p>
      This deletes the booking request <strong dir="auto">{request.eventName}</strong> for good. Nobody is
      notified.
    </p>
  </ConfirmSheet>
);
