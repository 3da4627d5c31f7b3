import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { WebhookRow } from './webhook-row';
import { WebhookSheet } from './webhook-sheet';
import { webhooksQuery, type Webhook } from './webhooks.queries';

/** Which other programs are told what happens, and how it stands with them (design §10). */
export const Webhooks = () => {
  const query = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <PagePart ref={keepsFocus} id="webhooks" title="Programs that are told">
      <p>
        Another program hears within seconds that a show changes, an artist answers or somebody checks in. The
        person who looks after it calls this a webhook.
      </p>
      {query.data ? (
        <WebhookList webhooks={query.data} />
      ) : (
        <Unanswered
          query={query}
          what="The addresses"
          offline="The addresses come back with your connection."
        >
          <Skeleton height="4rem" />
        </Unanswered>
      )}
      <Button look="outline" alignSelf="start" onClick={() => setAdding(true)}>
        Add an address
      </Button>
      {isAdding && <WebhookSheet webhook={null} onClose={() => setAdding(false)} />}
    </PagePart>
  );
};

const WebhookList = ({ webhooks }: { webhooks: Webhook[] }) =>
  webhooks.length === 0 ? (
    <chakra.p color="muted">No program is told yet.</chakra.p>
  ) : (
    <Stack ref={keepsFocus} as="ul" gap="4">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </Stack>
  );
