import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { PartRows } from '#shared/ui/list/part-rows';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { WebhookRow } from './webhook-row';
import { WebhookSheet } from './webhook-sheet';
import { webhooksQuery } from './webhooks.queries';

/** Which other programs are told what happens, and how it stands with them (design §10). */
export const Webhooks = () => {
  const [isAdding, setAdding] = useState(false);
  const keys = useCommandKeys();
  return (
    <PagePart ref={keepsFocus} id="webhooks" title="Programs that are told">
      <p>
        Another program hears within seconds that a show changes, an artist answers or somebody checks in. The
        person who looks after it calls this a webhook.
      </p>
      <PartRows query={webhooksQuery} what="The addresses" none="No program is told yet.">
        {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
      </PartRows>
      <Button look="outline" alignSelf="start" onClick={() => setAdding(true)}>
        Add an address
      </Button>
      {isAdding && <WebhookSheet webhook={null} keys={keys} onClose={() => setAdding(false)} />}
    </PagePart>
  );
};
