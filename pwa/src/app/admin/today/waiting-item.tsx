import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ArtistProfile } from '#features/artists/artists.queries';
import { DeleteArtistSheet } from '#features/artists/management/artist-questions';
import { ArtistRow } from '#features/artists/management/artist-row';
import { useArtistCommands } from '#features/artists/management/use-artist-commands';
import { ProposalCard } from '#features/bookings/artist/proposal-card';
import { RequestCard } from '#features/bookings/artist/request-card';
import { RequestDecisions } from '#features/bookings/artist/request-decisions';
import type { BookingRequest, TableBooking } from '#features/bookings/bookings.queries';
import { ShowHeading } from '#features/bookings/table/show-heading';
import { TableCard } from '#features/bookings/table/table-card';
import { TableDecisions } from '#features/bookings/table/table-decisions';
import { webhookStanding } from '#features/connections/webhooks/webhook-wording';
import type { Webhook } from '#features/connections/webhooks/webhooks.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { MessageRow } from '#features/notifications/messages/message-row';
import type { Message } from '#features/notifications/messages/messages.queries';
import { useResend, useSetAside } from '#features/notifications/messages/use-message-commands';
import { DeleteSmsSheet } from '#features/sms/card/delete-sms-sheet';
import { SmsCard } from '#features/sms/card/sms-card';
import { useSmsCommands } from '#features/sms/card/use-sms-commands';
import type { SmsRequest } from '#features/sms/sms.queries';
import type { Waiting } from '#features/today/today.queries';
import { WaitingHead } from '#features/today/waiting-head';
import { CheckInCard } from '#features/verification/verdict/check-in-card';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ButtonLink } from '#shared/ui/form/button';
import { useDeletion } from '#shared/ui/mutation/use-deletion';

interface WaitingItemProps {
  waiting: Waiting;
  /** On photos. */
  decisions: Pick<Decisions, 'decide'>;
  /** Opens its form. */
  onOpen: (waiting: Waiting) => void;
}

/** Something that waits, with all that its own tab can do about it. */
export const WaitingItem = (props: WaitingItemProps) => (
  <>
    <WaitingHead {...props.waiting} />
    {cardOf(props)}
  </>
);

const cardOf = ({ waiting, decisions, onOpen }: WaitingItemProps): ReactNode => {
  const open = () => onOpen(waiting);
  const { artist, message, photo, proposal, request, table, text, webhook } = waiting;
  if (artist) return <ArtistItem artist={artist} onEdit={open} />;
  if (message) return <MessageItem message={message} />;
  if (photo)
    return (
      <CheckInCard
        checkIn={photo}
        onApprove={() => decisions.decide([photo], { status: 'approved' })}
        onReject={open}
      />
    );
  if (proposal) return <ProposalCard proposal={proposal} onConfirm={open} />;
  if (request) return <RequestItem request={request} />;
  if (table) return <TableItem table={table} />;
  if (webhook) return <ProgramItem webhook={webhook} />;
  return text && <TextItem request={text} onEdit={open} />;
};

/** What somebody asked of an artist. */
const RequestItem = ({ request }: { request: BookingRequest }) => (
  <RequestDecisions>
    {(decisionsOn) => <RequestCard request={request} {...decisionsOn(request)} />}
  </RequestDecisions>
);

/** A guest's table, and at which show. */
const TableItem = ({ table }: { table: TableBooking }) => (
  <>
    <ShowHeading table={table} />
    <TableDecisions>{(decisionsOn) => <TableCard table={table} {...decisionsOn(table)} />}</TableDecisions>
  </>
);

const ArtistItem = ({ artist, onEdit }: { artist: ArtistProfile; onEdit: () => void }) => {
  const { data: genres = [] } = useQuery(eventTypesQuery);
  const { decide, remove } = useArtistCommands(useRefreshEvents());
  const { leaving, ask, answers } = useDeletion<ArtistProfile>(remove);
  return (
    <>
      <ArtistRow
        artist={artist}
        genres={genres}
        isPending={decide.isUnderWay(artist.id) || remove.isUnderWay(artist.id)}
        onDecide={(isApproved) => decide.mutate({ artist, isApproved })}
        onEdit={onEdit}
        onDelete={() => ask(artist)}
      />
      {leaving && <DeleteArtistSheet artist={leaving} {...answers} />}
    </>
  );
};

/** A message that did not go out. */
const MessageItem = ({ message }: { message: Message }) => {
  const resend = useResend();
  const setAside = useSetAside();
  return (
    <MessageRow
      message={message}
      isPending={resend.isUnderWay(message.id) || setAside.isUnderWay(message.id)}
      onResend={() => resend.mutate(message.id)}
      onSetAside={() => setAside.mutate(message.id)}
    />
  );
};

/** Another program that takes nothing of what it is to be told; settings have all that can be done about it. */
const ProgramItem = ({ webhook }: { webhook: Webhook }) => (
  <Stack as="article" className="card" gap="3" p="4" align="start">
    <div>
      <chakra.h3 fontSize="lg" overflowWrap="anywhere">
        <bdi>{webhook.name}</bdi>
      </chakra.h3>
      <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
        {webhook.address}
      </chakra.p>
      <chakra.p color="danger" fontSize="sm">
        {webhookStanding(webhook, useVenueZone())}
      </chakra.p>
    </div>
    <ButtonLink to="/admin/settings" hash="webhooks" look="outline">
      See to it in Settings
    </ButtonLink>
  </Stack>
);

interface TextItemProps {
  request: SmsRequest;
  onEdit: () => void;
}

/** A request by text message. */
const TextItem = ({ request, onEdit }: TextItemProps) => {
  const refreshEvents = useRefreshEvents();
  const { actionsOf, deletion } = useSmsCommands(refreshEvents);
  return (
    <>
      <SmsCard isNew={!request.isSeen} {...actionsOf(request)} onEdit={onEdit} />
      {deletion && <DeleteSmsSheet {...deletion} />}
    </>
  );
};
