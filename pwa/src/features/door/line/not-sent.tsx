import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { retryEntry } from '#shared/offline/outbox/outbox-store';
import { Button } from '#shared/ui/form/button';
import { useLine } from './line-context';

/** What the venue did not take, with its reason: it stays until it is sent. */
export const NotSent = () => {
  const { stuck } = useLine().tonight;
  if (stuck.length === 0) return null;
  return (
    <Stack as="section" className="card" gap="2" p="4" aria-label="Not sent">
      {stuck.map(({ key, act, reason }) => (
        <chakra.p key={key} color="danger" overflowWrap="anywhere">
          {act.act === 'check-in' ? <bdi>{act.name}</bdi> : act.act === 'undo' ? 'Undo' : 'Guests who left'}:{' '}
          {reason}
        </chakra.p>
      ))}
      <Button look="outline" onClick={() => stuck.forEach(({ key }) => void retryEntry(key))}>
        Try again
      </Button>
    </Stack>
  );
};
