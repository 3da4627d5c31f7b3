import { createFileRoute } from '@tanstack/react-router';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { AddEvent } from '#app/events/add-event';
import { parseAddEventSearch } from '#app/events/add-event-search';

/** Add Event over the home page, for admins. */
export const Route = createFileRoute('/_home/events/new')({
  validateSearch: parseAddEventSearch,
  component: AddEventRoute,
});

function AddEventRoute() {
  const close = useCloseOverlay();
  const search = Route.useSearch();
  return useAdminGuard() ? <AddEvent search={search} onClose={close} /> : null;
}
