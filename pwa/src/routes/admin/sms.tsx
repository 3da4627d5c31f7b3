import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { OverlayOutlet } from '#app/overlay-place';
import { artistsQuery } from '#features/artists/artists.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { SmsPanel } from '#features/sms/sms-panel';

/** The dashboard's SMS tab; the form of an event to be made lies over it. */
export const Route = createFileRoute('/admin/sms')({ component: SmsRoute });

function SmsRoute() {
  const { data: artists = [] } = useQuery(artistsQuery);
  return (
    <>
      <SmsPanel artists={artists.map(({ name }) => name)} onEventMade={useRefreshEvents()} />
      <OverlayOutlet beneath="/admin/sms" />
    </>
  );
}
