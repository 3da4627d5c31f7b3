import { createFileRoute } from '@tanstack/react-router';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';
import { AddEvent } from './-add-event';
import { parseAddEventSearch } from './-add-event-search';

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
