import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { availableArtistsQuery } from '#features/availability/availability.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { InviteArtistFlow } from '#features/invitations/sent/invite-artist-flow';
import { UnansweredArtists } from '#features/invitations/sent/unanswered-artists';
import { canSend, messageProvidersQuery } from '#features/notifications/messages/messages.queries';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { choicesOf } from '#shared/ui/form/choices';
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
  const day = {
    date,
    onAddEvent: () =>
      void navigate({
        to: '/events/new',
        search: (before) => ({ ...before, from: undefined, on: date }),
        replace: true,
        resetScroll: false,
      }),
    onClose: close,
  };
  return (
    <InviteArtistFlow
      artists={artists.data && (artists.data.get(date) ?? [])}
      unanswered={<UnansweredArtists query={artists} />}
      types={types}
      place="calendar"
      canSend={canSend(providers)}
      {...day}
    />
  );
}
