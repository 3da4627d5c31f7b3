import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { KeyRound, Pause, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { RowMenu } from '#shared/ui/menu/row-menu';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { DeliveriesSheet } from './deliveries-sheet';
import { useNewSecret, useWebhookCommands } from './use-webhook-commands';
import { WebhookSecretSheet, WebhookSheet } from './webhook-sheet';
import { KIND_WORDS, webhookStanding } from './webhook-wording';
import type { Webhook } from './webhooks.queries';

/** One address: how it stands with it, and what can be done. */
export const WebhookRow = ({ webhook }: { webhook: Webhook }) => {
  const [sheet, setSheet] = useState<'edit' | 'log' | 'secret' | 'remove' | null>(null);
  const { pausing, testing } = useWebhookCommands(webhook.id);
  const keys = useCommandKeys();
  const close = () => setSheet(null);
  return (
    <Flex as="li" align="start" justify="space-between" wrap="wrap" gap="2">
      <WebhookWords webhook={webhook} />
      <Flex gap="2">
        {webhook.state === 'works' ? (
          <Button
            look="outline"
            aria-label={`What was sent to ${webhook.name}`}
            onClick={() => setSheet('log')}
          >
            What was sent
          </Button>
        ) : (
          <Button
            aria-label={`Go on with ${webhook.name}`}
            {...unlessPending(pausing.isPending, () => pausing.mutate('resume'))}
          >
            Go on
          </Button>
        )}
        <RowMenu
          about={webhook.name}
          commands={[
            ...(webhook.state === 'works'
              ? [
                  { label: 'Send a test', icon: Send, onSelect: () => testing.mutate() },
                  { label: 'Pause', icon: Pause, onSelect: () => pausing.mutate('pause') },
                ]
              : [{ label: 'What was sent', icon: Send, onSelect: () => setSheet('log') }]),
            { label: 'Change', icon: Pencil, onSelect: () => setSheet('edit') },
            { label: 'New secret', icon: KeyRound, onSelect: () => setSheet('secret') },
            { label: 'Remove', icon: Trash2, isDanger: true, onSelect: () => setSheet('remove') },
          ]}
        />
      </Flex>
      {sheet === 'edit' && <WebhookSheet webhook={webhook} keys={keys} onClose={close} />}
      {sheet === 'log' && <DeliveriesSheet webhook={webhook} onClose={close} />}
      {sheet === 'secret' && <NewSecretSheet webhook={webhook} keys={keys} onClose={close} />}
      {sheet === 'remove' && <RemoveWebhookSheet webhook={webhook} onClose={close} />}
    </Flex>
  );
};

const WebhookWords = ({ webhook }: { webhook: Webhook }) => (
  <Box flex="1 1 14rem" minWidth="0">
    <chakra.strong display="block" overflowWrap="anywhere">
      <bdi>{webhook.name}</bdi>
    </chakra.strong>
    <chakra.span display="block" color="muted" fontSize="sm" overflowWrap="anywhere">
      {webhook.address}
    </chakra.span>
    <chakra.span display="block" color="muted" fontSize="sm">
      {webhook.kinds.map((kind) => KIND_WORDS[kind].label).join(', ')}
    </chakra.span>
    <chakra.span
      display="block"
      color={webhook.state === 'deaf' || webhook.state === 'gone' ? 'danger' : 'muted'}
      fontSize="sm"
    >
      {webhookStanding(webhook, useVenueZone())}
    </chakra.span>
  </Box>
);

interface QuestionProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks before an address gets another secret, and then tells it once. */
const NewSecretSheet = ({
  webhook,
  keys,
  onClose,
}: QuestionProps & { keys: ReturnType<typeof useCommandKeys> }) => {
  const renewing = useNewSecret(webhook.id, keys);
  if (renewing.data)
    return <WebhookSecretSheet name={webhook.name} secret={renewing.data.secret} onClose={onClose} />;
  return (
    <ConfirmSheet
      title={`New secret for ${webhook.name}?`}
      confirmLabel="Make a new secret"
      pendingLabel="Making..."
      look="primary"
      isPending={renewing.isPending}
      onConfirm={() => renewing.mutate()}
      onCancel={onClose}
    >
      <p>The present one goes on working for a day, so that you can paste the new one in peace.</p>
    </ConfirmSheet>
  );
};

/** Asks before an address is told nothing any more. */
const RemoveWebhookSheet = ({ webhook, onClose }: QuestionProps) => {
  const { removing } = useWebhookCommands(webhook.id);
  return (
    <ConfirmSheet
      title={`Remove ${webhook.name}?`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      isPending={removing.isPending}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    >
      <p>It is told nothing any more, and what waits for it is forgotten.</p>
    </ConfirmSheet>
  );
};
