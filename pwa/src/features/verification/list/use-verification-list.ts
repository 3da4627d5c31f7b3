import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePages, type Pages } from '#shared/ui/list/use-pages';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import type { VerificationFilter } from './verification-filter';
import { verificationsQuery, type Verification } from '#features/verification/verifications.queries';

/**
 * The check-ins that the filter finds, without those that were decided here and are on their way. They are private, so
 * nothing of them is kept for reading offline (design §5.7).
 */
export const useVerificationList = (
  filter: VerificationFilter,
  isGone: Decisions['isGone'],
): Pages<Verification> => {
  const pages = usePages(
    useInfiniteQuery({ ...verificationsQuery(filter), placeholderData: keepPreviousData }),
  );
  return { ...pages, rows: pages.rows.filter((row) => !isGone(row)) };
};
