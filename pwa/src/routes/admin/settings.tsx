import { createFileRoute } from '@tanstack/react-router';
import { MissingMailServer } from '#features/notifications/messages/missing-mail-server';
import { VenueSettingsPanel } from '#features/venue/settings/venue-settings-panel';

/** The dashboard's Settings tab. */
export const Route = createFileRoute('/admin/settings')({
  component: () => <VenueSettingsPanel notice={<MissingMailServer />} />,
});
