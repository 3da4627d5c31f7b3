import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Ticket as TicketIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '#shared/lib/save-file';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { exportOutbox } from '#shared/offline/outbox/outbox-export';
import { useSession } from '#shared/session/session-context';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { ListProblem } from '#shared/ui/list/list-problem';
import { LoadMore } from '#shared/ui/list/load-more';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { usePages } from '#shared/ui/list/use-pages';
import './check-in-page.css';
import { ownCheckInsQuery } from './own-check-ins.queries';
import { mergeTickets } from '#features/check-in/ticket/own-ticket';
import type { KeptTickets, Ticket } from '#features/check-in/ticket/ticket';
import { TicketActions } from '#features/check-in/ticket/ticket-actions';
import { TicketStub } from '#features/check-in/ticket/ticket-stub';
import { UnreadableTickets } from '#features/check-in/ticket/unreadable-tickets';
import { useTickets } from '#features/check-in/ticket/use-tickets';

/**
 * Every check-in of this device with its state (design §5 "My check-ins"), and those that the signed-in person made on
 * other phones.
 */
export const CheckInList = () => {
  const { user } = useSession();
  const tickets = useTickets();
  if (!tickets) return <Skeleton height="16rem" />;
  if (tickets === 'failed') return <UnreadableTickets />;
  if (user) return <OwnCheckInList userId={user.id} {...tickets} />;
  return <Tickets {...tickets} isEmpty={tickets.waiting.length + tickets.sent.length === 0} />;
};

const OwnCheckInList = ({ userId, waiting, sent }: KeptTickets & { userId: number }) => {
  const timeZone = useVenueZone();
  const { rows, state, retry, ...more } = usePages(useInfiniteQuery(ownCheckInsQuery(userId)));
  const { here, elsewhere } = mergeTickets({ waiting, sent }, rows, timeZone);
  const count = waiting.length + here.length + elsewhere.length;
  return (
    <Tickets waiting={waiting} sent={here} isEmpty={state === 'ready' && count === 0}>
      <TicketSection title="Your other check-ins" tickets={elsewhere} />
      {state === 'loading' && <Skeleton height="8rem" />}
      <ListProblem
        state={state}
        noun="other check-ins of yours"
        offline="Your other check-ins come with a connection."
        onRetry={retry}
      />
      {state === 'ready' && <LoadMore {...more} />}
    </Tickets>
  );
};

const Tickets = ({
  waiting,
  sent,
  isEmpty,
  children,
}: KeptTickets & { isEmpty: boolean; children?: ReactNode }) => {
  if (isEmpty) return <NoCheckIns />;
  return (
    <Grid gap="6" justifyItems="start">
      <TicketSection title="Waiting" tickets={waiting} hasActions />
      {waiting.some(({ isOwn }) => isOwn) && <ExportButton />}
      <TicketSection title="Sent" tickets={sent} hasActions />
      {children}
    </Grid>
  );
};

interface TicketSectionProps {
  title: string;
  tickets: Ticket[];
  /** They are kept on this device, where something can be done with them. */
  hasActions?: boolean;
}

const TicketSection = ({ title, tickets, hasActions }: TicketSectionProps) => {
  if (tickets.length === 0) return null;
  return (
    <Box as="section" width="100%" aria-label={title}>
      <chakra.h2 mb="3" fontSize="xl">
        {title}
      </chakra.h2>
      <Grid
        as="ul"
        templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
        alignItems="start"
        gap="4"
        css={{ '& .ticket-event': { fontSize: 'xl' } }}
      >
        {tickets.map((ticket) => (
          <li key={ticket.key}>
            <TicketStub ticket={ticket} level="h3">
              {hasActions && <TicketActions ticket={ticket} />}
            </TicketStub>
          </li>
        ))}
      </Grid>
    </Box>
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
  <Button look="outline" onClick={() => void saveExport()}>
    <Download size={20} aria-hidden />
    Save waiting check-ins to a file
  </Button>
);

const saveExport = async () => {
  try {
    saveFile(await exportOutbox());
  } catch (error) {
    console.error(error);
    showToast(refused('Error', 'The check-ins could not be written to a file'));
  }
};
