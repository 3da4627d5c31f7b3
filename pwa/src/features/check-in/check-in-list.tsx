import { Download, Ticket as TicketIcon } from 'lucide-react';
import { saveFile } from '#shared/lib/save-file';
import { exportOutbox } from '#shared/offline/outbox-export';
import { Button, ButtonLink } from '#shared/ui/button';
import { PageState } from '#shared/ui/page-state';
import { Skeleton } from '#shared/ui/skeleton';
import { showToast } from '#shared/ui/toast-store';
import './check-in-list.css';
import type { Ticket } from './ticket';
import { TicketActions } from './ticket-actions';
import { TicketStub } from './ticket-stub';
import { UnreadableTickets } from './unreadable-tickets';
import { useTickets } from './use-tickets';

/** Every check-in of this device with its state (design §5 "My check-ins"). */
export const CheckInList = () => {
  const tickets = useTickets();
  if (!tickets) return <Skeleton height="16rem" />;
  if (tickets === 'failed') return <UnreadableTickets />;
  const { waiting, sent } = tickets;
  if (waiting.length + sent.length === 0) return <NoCheckIns />;
  return (
    <div className="check-in-list">
      <TicketSection title="Waiting" tickets={waiting} />
      {waiting.some(({ isOwn }) => isOwn) && <ExportButton />}
      <TicketSection title="Sent" tickets={sent} />
    </div>
  );
};

const TicketSection = ({ title, tickets }: { title: string; tickets: Ticket[] }) => {
  if (tickets.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="check-in-list-title">{title}</h2>
      <ul className="check-in-tickets">
        {tickets.map((ticket) => (
          <li key={ticket.key}>
            <TicketStub ticket={ticket} level="h3">
              <TicketActions ticket={ticket} />
            </TicketStub>
          </li>
        ))}
      </ul>
    </section>
  );
};

const NoCheckIns = () => (
  <PageState
    icon={TicketIcon}
    title="No check-ins yet"
    action={
      <ButtonLink to="/" look="outline">
        Find tonight's event
      </ButtonLink>
    }
  >
    Check in at an event and its ticket stub is kept here, with or without a network.
  </PageState>
);

const ExportButton = () => (
  <Button look="outline" className="check-in-export" onClick={() => void saveExport()}>
    <Download size={20} aria-hidden />
    Save waiting check-ins to a file
  </Button>
);

const saveExport = async () => {
  try {
    saveFile(await exportOutbox());
  } catch (error) {
    console.error(error);
    showToast({
      title: 'Error',
      description: 'The check-ins could not be written to a file',
      destructive: true,
    });
  }
};
