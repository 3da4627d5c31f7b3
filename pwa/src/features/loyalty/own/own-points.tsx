import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Wrap } from '@chakra-ui/react/wrap';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { longDayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { ownPointsQuery, type OwnMember, type PointsEntry } from './own-member.queries';
import { reasonOf, sourceOf } from './own-points-wording';
import { Panel } from '#features/loyalty/layout/cards';

const WORDS: ListWords = {
  noun: { one: 'entry', many: 'entries' },
  empty: {
    icon: ScrollText,
    title: 'No points yet',
    hint: 'Check in at a show with your email: each show earns 50 points.',
  },
  failed: 'Something went wrong on our side. Your points are safe.',
  offline: 'Your points come back with your connection.',
};

/** What one's points came from, and what was taken back (design §4 "Points are a ledger"). */
export const OwnPoints = ({ member }: { member: OwnMember }) => {
  const pages = usePages(useInfiniteQuery(ownPointsQuery(member)));
  return (
    <Panel aria-label="What your points came from">
      <Heading fontSize="xl">What your points came from</Heading>
      <PrivateList pages={pages} words={WORDS} isNarrow={false} rowHeight="3.5rem">
        {(entry) => <Entry entry={entry} />}
      </PrivateList>
    </Panel>
  );
};

const Entry = ({ entry }: { entry: PointsEntry }) => {
  const timeZone = useVenueZone();
  const reason = reasonOf(entry);
  return (
    <Wrap
      as="article"
      justify="space-between"
      align="baseline"
      gap="4"
      rowGap="0"
      pt="3"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box flex="1 1 9rem" minWidth="0" fontSize="sm">
        <Heading as="h3" fontFamily="body" fontSize="md" fontWeight="600" dir="auto">
          {sourceOf(entry)}
        </Heading>
        <Text color="muted">
          {longDayOfInstant(entry.createdAt, timeZone)}
          {!entry.stands && entry.type !== 'reversal' && ' · taken back'}
        </Text>
        {reason && <p dir="auto">{reason}</p>}
      </Box>
      <Text
        flex="none"
        fontWeight="700"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        {...(!entry.stands && { color: 'muted', textDecoration: 'line-through' })}
      >
        {signed(entry.points)}
        <VisuallyHidden> points</VisuallyHidden>
      </Text>
    </Wrap>
  );
};
