import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { InviteNight } from '#app/events/invite-night';
import { refuseWrongDate } from '#shared/lib/address-id';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';

/** Inviting an artist over the dashboard. */
export const Route = createFileRoute('/admin/events/invite/$date')({
  beforeLoad: refuseWrongDate,
  component: InviteRoute,
});

function InviteRoute() {
  const { date } = Route.useParams();
  const close = useCloseOverlay('/admin/events');
  const navigate = useNavigate();
  const addEvent = () =>
    void navigate({
      to: '/admin/events/new',
      search: (before) => ({ ...before, from: undefined, on: date }),
      replace: true,
      resetScroll: false,
    });
  return <InviteNight date={date} onAddEvent={addEvent} onClose={close} isRoute />;
}
