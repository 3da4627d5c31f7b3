import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { WaitingKind } from '#contract/today';
import { useNow } from '#shared/lib/dates/use-now';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { momentOf } from '#shared/lib/dates/instant-words';
import { KIND_WORDS, waitedFor } from './today-wording';

const ONE_MINUTE_MS = 60_000;

/** What something that waits is, and for how long; above its card. */
export const WaitingHead = ({ kind, since }: { kind: WaitingKind; since: string }) => {
  const { icon: Icon, one } = KIND_WORDS[kind];
  const now = useNow(ONE_MINUTE_MS);
  return (
    <Flex as="p" wrap="wrap" align="center" columnGap="0.5rem" mb="1" color="muted" fontSize="sm">
      <chakra.span display="inline-flex" alignItems="center" gap="2" color="accent" fontWeight="600">
        <Icon size={18} aria-hidden /> {one}
      </chakra.span>
      <chakra.time dateTime={since} title={momentOf(since, useVenueZone())}>
        {waitedFor(since, now)}
      </chakra.time>
    </Flex>
  );
};
