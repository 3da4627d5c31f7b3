import { createFileRoute } from '@tanstack/react-router';
import { useCloseOverlay } from '#shared/ui/use-close-overlay';
import { AddEvent } from './-add-event';
import { parseAddEventSearch } from './-add-event-search';

/** Add Event over the dashboard. */
export const Route = createFileRoute('/admin/events/new')({
  validateSearch: parseAddEventSearch,
  component: AddEventRoute,
});

function AddEventRoute() {
  return <AddEvent search={Route.useSearch()} onClose={useCloseOverlay('/admin/events')} />;
}
