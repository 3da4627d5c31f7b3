import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { PartRows } from '#shared/ui/list/part-rows';
import { RevokeButton } from '#shared/ui/mutation/revoke-button';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { type ApiToken, apiTokensQuery, refreshApiTokens } from './api-tokens.queries';
import { MakeTokenSheet } from './make-token-sheet';
import { SCOPE_WORDS, tokenLife, tokenUse } from './token-wording';

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

/** One token, and the way to end it. */
const TokenRow = ({ token }: { token: ApiToken }) => (
  <Flex as="li" align="start" justify="space-between" wrap="wrap" gap="2">
    <TokenWords token={token} />
    <RevokeButton
      name={token.name}
      noun="Token"
      path={`/api/connections/tokens/${token.id}`}
      refresh={refreshApiTokens}
    >
      The program is refused from now on. A new token lets it in again.
    </RevokeButton>
  </Flex>
);

const TokenWords = ({ token }: { token: ApiToken }) => {
  const timeZone = useVenueZone();
  return (
    <Box flex="1 1 14rem" minWidth="0">
      <chakra.strong display="block" overflowWrap="anywhere">
        <bdi>{token.name}</bdi>
      </chakra.strong>
      <chakra.span display="block" color="muted" fontSize="sm">
        <code>{token.beginning}…</code> ·{' '}
        {token.scopes.map((scope) => SCOPE_WORDS[scope].label.toLowerCase()).join(', ')}
      </chakra.span>
      <chakra.span
        display="block"
        color={token.state === 'works' ? 'muted' : 'danger'}
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {tokenLife(token, timeZone)}
      </chakra.span>
      <chakra.span display="block" color="muted" fontSize="sm" overflowWrap="anywhere">
        {tokenUse(token, timeZone)}
      </chakra.span>
    </Box>
  );
};
