import { createFileRoute } from '@tanstack/react-router';
import { EventTypesPanel } from '#features/event-types/event-types-panel';
import { useRefreshEvents } from '#features/events/use-refresh-events';

/** The dashboard's Types tab. */
export const Route = createFileRoute('/admin/types')({ component: TypesRoute });

function TypesRoute() {
  return <EventTypesPanel onEventsChanged={useRefreshEvents()} />;
}
