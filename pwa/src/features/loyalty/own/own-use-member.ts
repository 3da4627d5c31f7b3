import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf, type Trouble } from '#shared/http/trouble';
import { mirroredSession } from '#shared/offline/storage/session-mirror';
import type { AuthUser } from '#shared/session/auth-user';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { keepCard } from '#features/loyalty/card/member-card-kept';
import { ownMemberQuery, type Membership, type OwnMember } from './own-member.queries';

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
  useKeptCard(user.id, membership?.is === 'member' ? membership.member : null);
  return {
    membership,
    trouble: isSlow ? 'offline' : troubleOf({ error, isPaused }),
    retry: () => void refetch(),
  };
};

/** A device that keeps nothing still shows the card online. */
const useKeptCard = (ownerId: number, member: OwnMember | null) => {
  const signedInId = useLiveQuery(async () => (await mirroredSession().catch(() => null))?.owner.id);
  useEffect(() => {
    if (!member || signedInId !== ownerId) return;
    keepCard(ownerId, member).catch((error: unknown) =>
      console.warn('The member card could not be kept.', error),
    );
  }, [member, ownerId, signedInId]);
};
