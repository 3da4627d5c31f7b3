import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ApiTokens } from '#features/connections/tokens/api-tokens';
import { Webhooks } from '#features/connections/webhooks/webhooks';
import { PairedDevices } from '#features/door/devices/paired-devices';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { SettingChecks } from '#features/health/setting-checks';
import { ImportSection } from '#features/imports/import-section';
import { MissingMailServer } from '#features/notifications/messages/missing-mail-server';
import { VenueSettingsPanel } from '#features/venue/settings/venue-settings-panel';
import { EventTypeField } from '#shared/ui/form/choice-field';
import { choicesOf } from '#shared/ui/form/choices';
import { PageContents } from '#shared/ui/layout/page-contents';

/** The dashboard's Settings tab. */
export const Route = createFileRoute('/admin/settings')({ component: SettingsRoute });

const PARTS = [
  { id: 'logo', title: 'Logo and name' },
  { id: 'postal-address', title: 'Address for search engines' },
  { id: 'home-screen', title: "On a phone's home screen" },
  { id: 'running', title: 'Time zone, photos and door' },
  { id: 'import-title', title: 'Bring your calendar along' },
  { id: 'door-tablets', title: 'Tablets at the door' },
  { id: 'setting-checks', title: 'Mail and storage' },
  { id: 'api-tokens', title: 'Programs that ask here' },
  { id: 'webhooks', title: 'Programs that are told' },
] as const;

/** What a link leads to stands first: what would stand above it grows while it loads. */
function SettingsRoute() {
  const sought = useLocation({ select: ({ hash }) => hash });
  const importing = (
    <ImportSection
      typeField={(chosen, onChoose) => <ImportedType chosen={chosen} onChoose={onChoose} />}
      onEventsChanged={useRefreshEvents()}
    />
  );
  return (
    <Stack gap="6">
      <PageContents label="On this page" parts={PARTS} />
      {sought === 'import' && importing}
      {sought === 'webhooks' && <Webhooks />}
      <VenueSettingsPanel notice={<MissingMailServer />} />
      {sought !== 'import' && importing}
      <PairedDevices />
      <SettingChecks />
      <ApiTokens />
      {sought !== 'webhooks' && <Webhooks />}
    </Stack>
  );
}

/** Which of the venue's types shows get that name none of them. */
const ImportedType = ({ chosen, onChoose }: { chosen: string; onChoose: (type: string) => void }) => (
  <EventTypeField
    label="Type of shows without one"
    types={choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }))}
    chosen={chosen}
    value={chosen}
    onChange={({ target }) => target.value && onChoose(target.value)}
  />
);
