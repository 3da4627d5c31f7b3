import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { RevokeButton } from '#shared/ui/mutation/revoke-button';
import { type ApiToken, refreshApiTokens } from './api-tokens.queries';
import { SCOPE_WORDS, tokenLife, tokenUse } from './token-wording';

/** One token, and the way to end it. */
export const TokenRow = ({ token }: { token: ApiToken }) => (
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
