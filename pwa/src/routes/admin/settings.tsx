import { Stack } from '@chakra-ui/react/stack';
import { createFileRoute } from '@tanstack/react-router';
import { ApiTokens } from '#features/connections/tokens/api-tokens';
import { Webhooks } from '#features/connections/webhooks/webhooks';
import { PairedDevices } from '#features/door/devices/paired-devices';
import { SettingChecks } from '#features/health/setting-checks';
import { MissingMailServer } from '#features/notifications/messages/missing-mail-server';
import { VenueSettingsPanel } from '#features/venue/settings/venue-settings-panel';

/** The dashboard's Settings tab. */
export const Route = createFileRoute('/admin/settings')({
  component: () => (
    <Stack gap="6">
      <VenueSettingsPanel notice={<MissingMailServer />} />
      <PairedDevices />
      <SettingChecks />
      <ApiTokens />
      <Webhooks />
    </Stack>
  ),
});
