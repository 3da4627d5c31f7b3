import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvitationStatus } from '#contract/invitation-statuses';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { UnreachableError } from '#shared/http/http-error';
import { useTakesLong } from '#shared/ui/use-takes-long';
import { invitationsQuery, type Invitation } from './invitations.queries';

interface InvitationList {
  invitations: Invitation[];
  state: 'loading' | 'ready' | 'failed' | 'offline';
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Invitations that this account may see. They are private, so nothing of them is kept for reading offline (design §5.7). */
export const useInvitationList = (userId: number, status: InvitationStatus | 'all'): InvitationList => {
  const query = useInfiniteQuery(invitationsQuery(userId, status));
  const isSlow = useTakesLong(query.isLoading && !query.isPaused, SLOW_NETWORK_MS);
  const list = {
    invitations: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
  if (query.data) return { ...list, state: 'ready' };
  if (query.isPaused || query.error instanceof UnreachableError || isSlow)
    return { ...list, state: 'offline' };
  return { ...list, state: query.isError ? 'failed' : 'loading' };
};
