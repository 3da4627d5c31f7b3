import { useState } from 'react';
import { discardEntry, dismissReceipt, retryEntry } from '#shared/offline/outbox/outbox-store';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { focusById } from '#shared/ui/dialog/focus-after-paint';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import type { Ticket } from './ticket';

/** Id of the heading over the list of tickets. */
export const CHECK_INS_TITLE = 'check-ins';

/** What can be done with a ticket: mend, hurry or drop one that is not sent, put away one that is. */
export const TicketActions = ({ ticket }: { ticket: Ticket }) => {
  if (ticket.state === 'sent') {
    return (
      <div className="ticket-actions">
        <Button look="outline" onClick={() => act(dismissReceipt(ticket.key).then(focusTitle))}>
          Dismiss
        </Button>
      </div>
    );
  }
  const { key, state, canRetry, canSendNow, canDiscard } = ticket;
  if (state !== 'stuck' && state !== 'needs-sign-in' && !canSendNow && !canDiscard) return null;
  return (
    <div className="ticket-actions">
      {state === 'needs-sign-in' && (
        <ButtonLink to="/login" look="outline">
          Login
        </ButtonLink>
      )}
      {state === 'stuck' && canRetry && <SendButton ticketKey={key}>Retry</SendButton>}
      {state === 'stuck' && (
        <ButtonLink
          look="outline"
          to="/events/$eventId/check-in"
          params={{ eventId: ticket.checkIn.event.id }}
          search={{ edit: key }}
        >
          Edit
        </ButtonLink>
      )}
      {canSendNow && <SendButton ticketKey={key}>Send now</SendButton>}
      {canDiscard && <DiscardAction ticketKey={key} />}
    </div>
  );
};

const SendButton = ({ ticketKey, children }: { ticketKey: string; children: string }) => (
  <Button look="primary" onClick={() => act(retryEntry(ticketKey))}>
    {children}
  </Button>
);

/** Asks once more: what is discarded is gone. */
const DiscardAction = ({ ticketKey }: { ticketKey: string }) => {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    act(discard(ticketKey));
  };
  return (
    <>
      <Button look="outline" onClick={() => setAsking(true)}>
        Discard
      </Button>
      {isAsking && (
        <ConfirmSheet
          title="Discard this check-in?"
          confirmLabel="Discard"
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>
            The venue has not confirmed it yet. Discarded, it and its photo are gone from this phone for good.
          </p>
        </ConfirmSheet>
      )}
    </>
  );
};

/** The stub that had the focus is gone. */
const focusTitle = (): void => focusById(CHECK_INS_TITLE);

const discard = async (key: string): Promise<void> => {
  if (await discardEntry(key)) return focusTitle();
  showToast({ title: 'Not discarded', description: 'It is being sent right now.' });
};

const act = (work: Promise<void>): void => {
  work.catch((error: unknown) => {
    console.error(error);
    showToast(refused('Error', 'This phone could not do that. Try again.'));
  });
};
