import { useState } from 'react';
import { discardEntry, dismissReceipt, retryEntry } from '#shared/offline/outbox-store';
import { Button, ButtonLink } from '#shared/ui/button';
import type { Ticket } from './ticket';

/** What can be done with a ticket: mend or drop one that is stuck, put away one that is sent. */
export const TicketActions = ({ ticket }: { ticket: Ticket }) => {
  if (ticket.state === 'waiting' || ticket.state === 'sending') return null;
  if (ticket.state === 'sent') {
    return (
      <div className="ticket-actions">
        <Button look="outline" onClick={() => void dismissReceipt(ticket.key)}>
          Dismiss
        </Button>
      </div>
    );
  }
  return (
    <div className="ticket-actions">
      {ticket.state === 'needs-sign-in' && (
        <ButtonLink to="/login" look="outline">
          Login
        </ButtonLink>
      )}
      {ticket.state === 'stuck' && <MendActions ticket={ticket} />}
      <DiscardAction ticketKey={ticket.key} />
    </div>
  );
};

const MendActions = ({ ticket }: { ticket: Ticket }) => (
  <>
    {ticket.canRetry && (
      <Button look="primary" onClick={() => void retryEntry(ticket.key)}>
        Retry
      </Button>
    )}
    <ButtonLink
      look="outline"
      to="/events/$eventId/check-in"
      params={{ eventId: ticket.checkIn.event.id }}
      search={{ edit: ticket.key }}
    >
      Edit
    </ButtonLink>
  </>
);

/** Asks once more in place: what is discarded is gone. */
const DiscardAction = ({ ticketKey }: { ticketKey: string }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button look="outline" onClick={() => setAsking(true)}>
        Discard
      </Button>
    );
  }
  return (
    <Button
      look="danger"
      autoFocus
      onBlur={() => setAsking(false)}
      onClick={() => void discardEntry(ticketKey)}
    >
      Discard for good?
    </Button>
  );
};
