import { createFileRoute } from '@tanstack/react-router';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { AddEvent } from '#app/events/add-event';
import { parseAddEventSearch } from '#app/events/add-event-search';

/** Add Event over the dashboard. */
export const Route = createFileRoute('/admin/events/new')({
  validateSearch: parseAddEventSearch,
  component: AddEventRoute,
});

function AddEventRoute() {
  return <AddEvent search={Route.useSearch()} onClose={useCloseOverlay('/admin/events')} />;
}
