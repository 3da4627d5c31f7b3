import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isNarrow } from '#shared/ui/list/list-filters';
import { usePages } from '#shared/ui/list/use-pages';
import { VerificationDeck } from '#features/verification/deck/verification-deck';
import {
  VerificationFilters,
  type VerificationFiltersProps,
} from '#features/verification/list/verification-filters';
import { VerificationMany } from '#features/verification/list/verification-many';
import { useDecisions } from '#features/verification/verdict/use-decisions';
import { REFRESH_MS, verificationsQuery } from './verifications.queries';

const TITLE_ID = 'verification-tab';

/** Check-in photos that staff look at: who was there, and who was not (spec §4 "Photo verification"). */
export const VerificationTab = ({ filter, shows, onFilter }: Omit<VerificationFiltersProps, 'titleId'>) => {
  const decisions = useDecisions();
  // They are private, so nothing of them is kept for reading offline (design §5.7).
  const found = usePages(
    useInfiniteQuery({
      ...verificationsQuery(filter),
      // Guests go on checking in. What staff look at stays as it is: nobody decides on a face that has just changed.
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && data.pages.every(({ rows }) => rows.every(decisions.isGone)) && REFRESH_MS,
    }),
  );
  // What was decided here is on its way.
  const pages = { ...found, rows: found.rows.filter((row) => !decisions.isGone(row)) };
  const { status = 'pending', q, eventId, view } = filter;
  const isDeck = status === 'pending' && !view;
  const shared = { pages, decisions, isNarrow: isNarrow({ q, eventId }) };
  return (
    <Stack as="section" gap="3" aria-labelledby={TITLE_ID} aria-busy={pages.state === 'loading'}>
      <VerificationFilters titleId={TITLE_ID} filter={filter} shows={shows} onFilter={onFilter} />
      {isDeck ? (
        <VerificationDeck {...shared} />
      ) : (
        <VerificationMany key={status} titleId={TITLE_ID} status={status} {...shared} />
      )}
    </Stack>
  );
};
