import { Stack } from '@chakra-ui/react/stack';
import { useDecisions } from '#features/verification/verdict/use-decisions';
import { useVerificationList } from '#features/verification/list/use-verification-list';
import { VerificationDeck } from '#features/verification/deck/verification-deck';
import { isFiltering, type VerificationFilter } from '#features/verification/list/verification-filter';
import { VerificationFilters } from '#features/verification/list/verification-filters';
import { VerificationMany } from '#features/verification/list/verification-many';

const TITLE_ID = 'verification-tab';

interface VerificationTabProps {
  filter: VerificationFilter;
  /** The shows to narrow down to, the latest first. */
  shows: readonly { id: number; name: string; date: string }[];
  onFilter: (filter: VerificationFilter) => void;
}

/** Check-in photos that staff look at: who was there, and who was not (spec §4 "Photo verification"). */
export const VerificationTab = ({ filter, shows, onFilter }: VerificationTabProps) => {
  const decisions = useDecisions();
  const pages = useVerificationList(filter, decisions.isGone);
  const isDeck = filter.status === 'pending' && filter.view === 'one';
  const shared = { pages, decisions, isNarrow: isFiltering(filter) };
  return (
    <Stack as="section" gap="3" aria-labelledby={TITLE_ID} aria-busy={pages.state === 'loading'}>
      <VerificationFilters titleId={TITLE_ID} filter={filter} shows={shows} onFilter={onFilter} />
      {isDeck ? (
        <VerificationDeck {...shared} />
      ) : (
        <VerificationMany key={filter.status} status={filter.status} {...shared} />
      )}
    </Stack>
  );
};
