import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { discardEntry, retryEntry } from '#shared/offline/outbox/outbox-store';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Button } from '#shared/ui/form/button';
import type { KeptAct } from '#features/door/acts/tonight';
import { useLine } from './line-context';

/** What the venue did not take, with its reason: it stays until it is sent, or somebody removes it. */
export const NotSent = () => {
  const { stuck } = useLine().tonight;
  if (stuck.length === 0) return null;
  return (
    <Stack as="section" className="card" gap="4" p="4" aria-label="Not sent">
      {stuck.map((kept) => (
        <RefusedAct key={kept.key} kept={kept} />
      ))}
    </Stack>
  );
};

const ACT_WORDS = { undo: 'Undo', exit: 'Guests who left or came back', refusal: 'Refused card' } as const;

const RefusedAct = ({ kept: { key, act, reason } }: { kept: KeptAct }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <chakra.p color="danger" overflowWrap="anywhere" mb="2">
        {act.act === 'check-in' ? <bdi>{act.name}</bdi> : ACT_WORDS[act.act]}: {reason}
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        <Button look="outline" onClick={() => void retryEntry(key)}>
          Try again
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Remove
        </Button>
      </Flex>
      {isAsking && (
        <ConfirmSheet
          title="Remove it from this tablet?"
          confirmLabel="Remove"
          onConfirm={() => void discardEntry(key)}
          onCancel={() => setAsking(false)}
        >
          <p>The venue never gets to know of it.</p>
        </ConfirmSheet>
      )}
    </div>
  );
};
