import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { requestJson } from '#shared/http/http-client';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Button } from '#shared/ui/form/button';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { type ApiToken, refreshApiTokens } from './api-tokens.queries';
import { SCOPE_WORDS, tokenLife, tokenUse } from './token-wording';

/** One token, and the way to end it. */
export const TokenRow = ({ token }: { token: ApiToken }) => {
  const [isAsking, setAsking] = useState(false);
  const revoking = useToastMutation({
    send: () => requestJson(`/api/connections/tokens/${token.id}`, { method: 'DELETE' }),
    done: () => ({ title: 'Token revoked' }),
    failed: 'Failed to revoke the token',
    refresh: refreshApiTokens,
  });
  return (
    <Flex as="li" align="start" justify="space-between" wrap="wrap" gap="2">
      <TokenWords token={token} />
      <Button look="danger" aria-label={`Revoke ${token.name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmSheet
          title={`Revoke ${token.name}?`}
          confirmLabel="Revoke"
          pendingLabel="Revoking..."
          isPending={revoking.isPending}
          onConfirm={() => revoking.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>The program is refused from now on. A new token lets it in again.</p>
        </ConfirmSheet>
      )}
    </Flex>
  );
};

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
