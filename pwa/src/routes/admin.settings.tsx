import { createFileRoute } from '@tanstack/react-router';
import { MissingMailServer } from '#features/notifications/missing-mail-server';
import { VenueSettingsPanel } from '#features/venue/venue-settings-panel';

/** The dashboard's Settings tab. */
export const Route = createFileRoute('/admin/settings')({ component: SettingsRoute });

function SettingsRoute() {
  return <VenueSettingsPanel notice={<MissingMailServer />} />;
}
