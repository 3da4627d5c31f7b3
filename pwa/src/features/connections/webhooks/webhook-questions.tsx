import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import type { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useNewSecret, useWebhookCommands } from './use-webhook-commands';
import { WebhookSecretSheet } from './webhook-sheet';
import type { Webhook } from './webhooks.queries';

interface QuestionProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks before an address gets another secret, and then tells it once. */
export const NewSecretSheet = ({
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
export const RemoveWebhookSheet = ({ webhook, onClose }: QuestionProps) => {
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
