import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { availableArtistsQuery } from '#features/availability/availability.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { InviteArtistFlow } from '#features/invitations/sent/invite-artist-flow';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { choicesOf } from '#shared/ui/form/choices';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';

/** Inviting an artist over the home page: an empty day on which artists are available leads here (spec §2). */
export const Route = createFileRoute('/_home/invite/$date')({
  beforeLoad: ({ params }) => {
    if (!isCalendarDate(params.date)) throw notFound();
  },
  component: InviteRoute,
});

function InviteRoute() {
  const isAdmin = useAdminGuard();
  const { date } = Route.useParams();
  const close = useCloseOverlay();
  const navigate = useNavigate();
  const types = choicesOf(useQuery({ ...eventTypesQuery, enabled: isAdmin }));
  const { data: providers } = useQuery({ ...messageProvidersQuery, enabled: isAdmin });
  const artists = useQuery({ ...availableArtistsQuery({ from: date, to: date }), enabled: isAdmin });
  if (!isAdmin) return null;
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
      onAddEvent={() =>
        void navigate({
          to: '/events/new',
          search: (before) => ({ ...before, from: undefined, on: date }),
          replace: true,
          resetScroll: false,
        })
      }
      onClose={close}
    />
  );
}
