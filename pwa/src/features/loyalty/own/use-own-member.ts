import { useQuery } from '@tanstack/react-query';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import { usePrivateCopy } from '#shared/offline/storage/private-copy';
import type { AuthUser } from '#shared/session/auth-user';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { keepCard } from '#features/loyalty/card/kept-member-card';
import { ownMemberQuery } from './own-member.queries';

/** The signed-in person as a member; their card is kept on this device for a door without reception (decision 20). */
export const useOwnMember = (user: AuthUser) => {
  const { data: membership, error, isPaused, isLoading, refetch } = useQuery(ownMemberQuery(user));
  const isSlow = useTakesLong(isLoading && !isPaused, SLOW_NETWORK_MS);
  usePrivateCopy(user.id, membership?.is === 'member' ? membership.member : undefined, keepCard);
  return {
    /** Undefined until the venue has answered once. */
    membership,
    /** Why there is none. */
    trouble: isSlow ? 'offline' : troubleOf({ error, isPaused }),
    retry: () => void refetch(),
  };
};
