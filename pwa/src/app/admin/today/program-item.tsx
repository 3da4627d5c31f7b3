import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Webhook } from '#features/connections/webhooks/webhooks.queries';
import { webhookStanding } from '#features/connections/webhooks/webhook-wording';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ButtonLink } from '#shared/ui/form/button';

/** Another program that takes nothing of what it is to be told; settings have all that can be done about it. */
export const ProgramItem = ({ webhook }: { webhook: Webhook }) => (
  <Stack as="article" className="card" gap="3" p="4" align="start">
    <div>
      <chakra.h3 fontSize="lg" overflowWrap="anywhere">
        <bdi>{webhook.name}</bdi>
      </chakra.h3>
      <chakra.p color="muted" fontSize="sm" overflowWrap="anywhere">
        {webhook.address}
      </chakra.p>
      <chakra.p color="danger" fontSize="sm">
        {webhookStanding(webhook, useVenueZone())}
      </chakra.p>
    </div>
    <ButtonLink to="/admin/settings" hash="webhooks" look="outline">
      See to it in Settings
    </ButtonLink>
  </Stack>
);
