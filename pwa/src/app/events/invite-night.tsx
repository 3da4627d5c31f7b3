import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { availableArtistsQuery, type AvailableArtist } from '#features/availability/availability.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { InviteArtistFlow } from '#features/invitations/sent/invite-artist-flow';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { choicesOf } from '#shared/ui/form/choices';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';

type Flow = ComponentProps<typeof InviteArtistFlow>;

interface InviteNightProps extends Pick<Flow, 'date' | 'shows' | 'onAddEvent' | 'onClose' | 'isRoute'> {
  place?: Flow['place'];
  /** Who is free as the page knows, until the venue has said it again. */
  known?: AvailableArtist[] | undefined;
}

/** Inviting an artist who is free on a night, over the page that it was opened from. */
export const InviteNight = ({ date, known, place = 'calendar', ...flow }: InviteNightProps) => {
  const types = choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }));
  const { data: providers } = useQuery(messageProvidersQuery);
  // Nobody is invited to a day that is over (spec §2).
  const { today } = useVenueDay();
  const isOver = date < today;
  const artists = useQuery({ ...availableArtistsQuery({ from: date, to: date }), enabled: !isOver });
  return (
    <InviteArtistFlow
      artists={isOver ? [] : artists.data ? (artists.data.get(date) ?? []) : known}
      unanswered={
        <Unanswered query={artists} what="Who is available">
          <ListSkeleton noun="available artists" rows={3} rowHeight="4.5rem" />
        </Unanswered>
      }
      types={types}
      place={place}
      canSend={canSend(providers)}
      date={date}
      {...flow}
    />
  );
};
