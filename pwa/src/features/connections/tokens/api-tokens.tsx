import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { apiTokensQuery, type ApiToken } from './api-tokens.queries';
import { MakeTokenSheet } from './make-token-sheet';
import { TokenRow } from './token-row';

/** Which other programs may call the API, and the way to let one in and to end it (design §10). */
export const ApiTokens = () => {
  const query = useQuery(apiTokensQuery);
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
      {query.data ? (
        <TokenList tokens={query.data} />
      ) : (
        <Unanswered query={query} what="The tokens" offline="The tokens come back with your connection.">
          <Skeleton height="4rem" />
        </Unanswered>
      )}
      <Button look="outline" alignSelf="start" onClick={() => setMaking(true)}>
        Make a token
      </Button>
      {isMaking && <MakeTokenSheet keys={keys} onClose={() => setMaking(false)} />}
    </PagePart>
  );
};

const TokenList = ({ tokens }: { tokens: ApiToken[] }) =>
  tokens.length === 0 ? (
    <chakra.p color="muted">No program has a token yet.</chakra.p>
  ) : (
    <Stack ref={keepsFocus} as="ul" gap="4">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </Stack>
  );
