import { useQuery } from '@tanstack/react-query';
import { availableArtistsQuery } from '#features/availability/availability.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { InviteArtistFlow } from '#features/invitations/sent/invite-artist-flow';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { choicesOf } from '#shared/ui/form/choices';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';

interface InviteNightProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** In place of inviting somebody. */
  onAddEvent: () => void;
  onClose: () => void;
}

/** Inviting an artist who is free on a night, over the page that it was opened from. */
export const InviteNight = ({ date, onAddEvent, onClose }: InviteNightProps) => {
  const types = choicesOf(useQuery(eventTypesQuery));
  const { data: providers } = useQuery(messageProvidersQuery);
  const artists = useQuery(availableArtistsQuery({ from: date, to: date }));
  return (
    <InviteArtistFlow
      artists={artists.data && (artists.data.get(date) ?? [])}
      unanswered={
        <Unanswered
          query={artists}
          what="Who is available"
          offline="Who is available comes back with your connection."
        >
          <ListSkeleton noun="available artists" rows={3} rowHeight="4.5rem" />
        </Unanswered>
      }
      types={types}
      place="calendar"
      canSend={canSend(providers)}
      date={date}
      onAddEvent={onAddEvent}
      onClose={onClose}
    />
  );
};
