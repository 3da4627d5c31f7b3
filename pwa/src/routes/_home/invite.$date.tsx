import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { InviteNight } from '#app/events/invite-night';
import { refuseWrongDate } from '#shared/lib/address-id';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';

/** Inviting an artist over the home page: an empty day on which artists are available leads here (spec §2). */
export const Route = createFileRoute('/_home/invite/$date')({
  beforeLoad: refuseWrongDate,
  component: InviteRoute,
});

function InviteRoute() {
  const isAdmin = useAdminGuard();
  const { date } = Route.useParams();
  const close = useCloseOverlay();
  const navigate = useNavigate();
  if (!isAdmin) return null;
  return (
    <InviteNight
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
      isRoute
    />
  );
}
