import { useQuery } from '@tanstack/react-query';
import { SmsEvent } from '#app/admin/sms-event';
import { ArtistSheet } from '#features/artists/management/artist-sheet';
import { ConfirmProposalSheet } from '#features/bookings/artist/confirm-proposal-sheet';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import type { Waiting } from '#features/today/today.queries';
import { RejectSheet } from '#features/verification/verdict/reject-sheet';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import { choicesOf } from '#shared/ui/form/choices';

interface OpenedFormProps {
  waiting: Waiting;
  /** On photos. */
  decisions: Pick<Decisions, 'decide'>;
  onClose: () => void;
}

/** The form of what waits, over the page: what is typed in it stays when a colleague settles that meanwhile. */
export const OpenedForm = ({ waiting, decisions, onClose }: OpenedFormProps) => {
  const { text, artist, photo, proposal } = waiting;
  const eventTypes = choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }));
  const refreshEvents = useRefreshEvents();
  if (text) return <SmsEvent requestId={text.id} onClose={onClose} />;
  if (artist)
    return (
      <ArtistSheet artist={artist} genres={eventTypes} onEventsChanged={refreshEvents} onClose={onClose} />
    );
  if (photo)
    return (
      <RejectSheet
        what={photo.customerName}
        onReject={(reason) => {
          onClose();
          decisions.decide([photo], { status: 'rejected', reason });
        }}
        onClose={onClose}
      />
    );
  if (!proposal) return null;
  return (
    <ConfirmProposalSheet
      proposal={proposal}
      eventTypes={eventTypes}
      onEventMade={refreshEvents}
      onClose={onClose}
    />
  );
};
