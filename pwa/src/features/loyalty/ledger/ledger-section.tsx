import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { LedgerRow } from './ledger-row';
import { ledgerQuery, type LedgerEntry } from '#features/loyalty/members/member-list.queries';

const WORDS: ListWords = {
  noun: { one: 'entry', many: 'entries' },
  empty: { icon: ReceiptText, title: 'No points yet.', hint: 'They come with the first show.' },
  failed: 'Something went wrong on our side. No points are affected.',
  offline: 'The ledger comes back with your connection.',
};

interface LedgerSectionProps {
  memberId: number;
  onReverse: (entry: LedgerEntry) => void;
}

/** Every point a member was ever given or taken, the newest first. */
export const LedgerSection = ({ memberId, onReverse }: LedgerSectionProps) => {
  const entries = usePages(useInfiniteQuery(ledgerQuery(memberId)));
  return (
    <Stack as="section" css={{ '& > :is(ul, [aria-label^=Loading])': { gap: '0' } }} aria-labelledby="ledger">
      <Heading as="h3" id="ledger" fontSize="lg">
        Ledger
      </Heading>
      <PrivateList pages={entries} words={WORDS} isNarrow={false} rowHeight="4.5rem">
        {(entry) => <LedgerRow entry={entry} onReverse={() => onReverse(entry)} />}
      </PrivateList>
    </Stack>
  );
};
