import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refreshArtists } from '#features/artists/artists.queries';
import { EventTypesPanel } from '#features/event-types/event-types-panel';
import { useRefreshEvents } from '#features/events/use-refresh-events';

/** The dashboard's Types tab. */
export const Route = createFileRoute('/admin/types')({ component: TypesRoute });

function TypesRoute() {
  const client = useQueryClient();
  const refreshEvents = useRefreshEvents();
  const onRenamed = () => {
    refreshEvents();
    void refreshArtists(client);
  };
  return <EventTypesPanel onRenamed={onRenamed} />;
}
