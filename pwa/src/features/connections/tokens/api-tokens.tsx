import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { PartRows } from '#shared/ui/list/part-rows';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { apiTokensQuery } from './api-tokens.queries';
import { MakeTokenSheet } from './make-token-sheet';
import { TokenRow } from './token-row';

/** Which other programs may call the API, and the way to let one in and to end it (design §10). */
export const ApiTokens = () => {
  const [isMaking, setMaking] = useState(false);
  const keys = useCommandKeys();
  return (
    <PagePart ref={keepsFocus} id="api-tokens" title="Programs that ask here">
      <p>
        Your website, a spreadsheet or another program reads and changes what you let it, by a token of its
        own.{' '}
        <a href="/api/docs" className="text-link">
          What they can ask
        </a>
      </p>
      <PartRows query={apiTokensQuery} what="The tokens" none="No program has a token yet.">
        {(token) => <TokenRow key={token.id} token={token} />}
      </PartRows>
      <Button look="outline" alignSelf="start" onClick={() => setMaking(true)}>
        Make a token
      </Button>
      {isMaking && <MakeTokenSheet keys={keys} onClose={() => setMaking(false)} />}
    </PagePart>
  );
};
