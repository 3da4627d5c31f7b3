import { useQuery } from '@tanstack/react-query';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf, type Trouble } from '#shared/http/trouble';
import { usePrivateCopy } from '#shared/offline/storage/private-copy';
import type { AuthUser } from '#shared/session/auth-user';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { keepCard } from '#features/loyalty/card/kept-member-card';
import { ownMemberQuery, type Membership } from './own-member.queries';

interface OwnMembership {
  /** Undefined until the venue has answered once. */
  membership: Membership | undefined;
  /** Why there is none. */
  trouble: Trouble | null;
  retry: () => void;
}

/** The signed-in person as a member; their card is kept on this device for a door without reception (decision 20). */
export const useOwnMember = (user: AuthUser): OwnMembership => {
  const { data: membership, error, isPaused, isLoading, refetch } = useQuery(ownMemberQuery(user));
  const isSlow = useTakesLong(isLoading && !isPaused, SLOW_NETWORK_MS);
  usePrivateCopy(user.id, membership?.is === 'member' ? membership.member : undefined, keepCard);
  return {
    membership,
    trouble: isSlow ? 'offline' : troubleOf({ error, isPaused }),
    retry: () => void refetch(),
  };
};
