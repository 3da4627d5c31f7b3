import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { momentOf } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Sheet } from '#shared/ui/dialog/sheet';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useSendAgain } from './use-webhook-commands';
import { deliveryOutcome, kindLabel } from './webhook-wording';
import { deliveriesQuery, type Webhook, type WebhookDelivery } from './webhooks.queries';

/** What an address was sent last, and what came of it. */
export const DeliveriesSheet = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const query = useQuery(deliveriesQuery(webhook.id));
  return (
    <Sheet title={`Sent to ${webhook.name}`} onClose={onClose}>
      {query.data ? (
        <Deliveries deliveries={query.data} />
      ) : (
        <Unanswered query={query} what="What was sent" offline="It comes back with your connection.">
          <LoadingPart label="Loading what was sent" heights={['4rem', '4rem', '4rem']} />
        </Unanswered>
      )}
    </Sheet>
  );
};

const Deliveries = ({ deliveries }: { deliveries: WebhookDelivery[] }) =>
  deliveries.length === 0 ? (
    <chakra.p color="muted">Nothing yet. Send a test to see whether it answers.</chakra.p>
  ) : (
    <Stack as="ul" gap="4">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </Stack>
  );

const isRefused = ({ state, attempts, lastMilliseconds }: WebhookDelivery): boolean =>
  state !== 'delivered' && attempts > 0 && lastMilliseconds !== null;

const DeliveryRow = ({ delivery }: { delivery: WebhookDelivery }) => {
  const timeZone = useVenueZone();
  const sending = useSendAgain(timeZone);
  const name = `${kindLabel(delivery.kind)}, ${momentOf(delivery.happenedAt, timeZone)}`;
  return (
    <Flex as="li" align="start" justify="space-between" wrap="wrap" gap="2">
      <Box flex="1 1 14rem" minWidth="0">
        <chakra.strong display="block">{name}</chakra.strong>
        <chakra.span display="block" fontSize="sm" color={isRefused(delivery) ? 'danger' : 'muted'}>
          {deliveryOutcome(delivery, timeZone)}
        </chakra.span>
        {delivery.lastWords && delivery.state !== 'delivered' && (
          <chakra.code
            display="block"
            fontSize="sm"
            overflowWrap="anywhere"
            maxHeight="6rem"
            overflowY="auto"
          >
            {delivery.lastWords}
          </chakra.code>
        )}
      </Box>
      {delivery.attempts > 0 && (
        <Button
          look="outline"
          aria-label={`Send again: ${name}`}
          {...unlessPending(sending.isPending, () => sending.mutate(delivery.id))}
        >
          Send again
        </Button>
      )}
    </Flex>
  );
};
