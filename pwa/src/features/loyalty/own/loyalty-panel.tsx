import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { PartyPopper, QrCode } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AuthUser } from '#shared/session/auth-user';
import { LoadProblem } from '#shared/ui/feedback/load-problem';
import { LoadingPart } from '#shared/ui/feedback/loading-part';
import { PageState } from '#shared/ui/feedback/page-state';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { ButtonLink } from '#shared/ui/form/button';
import { BadgeWall } from '#features/loyalty/shown/badge-wall';
import { Celebration } from '#features/loyalty/shown/celebration';
import { OwnRewards } from '#features/loyalty/rewards/own/own-rewards';
import { TierCard } from '#features/loyalty/shown/tier-card';
import { celebrationLine } from './own-badge-wording';
import { ownBadgesQuery, type OwnMember, postSeenBadges, type OwnBadge } from './own-member.queries';
import { OwnPoints } from './own-points';
import { useOwnMember } from './use-own-member';

interface LoyaltyPanelProps {
  user: AuthUser;
  /** The way to prove one's e-mail. */
  verification: ReactNode;
}

/** The customer's loyalty panel: status, badges and what the points came from (spec §2 "Customer loyalty panel"). */
export const LoyaltyPanel = ({ user, verification }: LoyaltyPanelProps) => {
  const { membership, trouble, retry } = useOwnMember(user);
  if (!membership) return <Missing trouble={trouble} retry={retry} />;
  if (membership.is === 'member') return <MemberPanel member={membership.member} />;
  if (membership.is === 'nobody') {
    return (
      <PageState icon={PartyPopper} title={WELCOME} announced action={<RetryButton onRetry={retry} />}>
        Your membership is not here yet. Please refresh, or contact our staff.
      </PageState>
    );
  }
  return (
    <>
      <PageState icon={PartyPopper} title={WELCOME}>
        Points were collected with this email before you had an account. Verify your email to see them here.
      </PageState>
      {verification}
    </>
  );
};

const WELCOME = 'Welcome to Our Loyalty Program!';

const MemberPanel = ({ member }: { member: OwnMember }) => {
  const query = useQuery(ownBadgesQuery(member));
  const news = useNewBadges(member.id, query.data ?? []);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {celebrationLine(news)}
      </VisuallyHidden>
      {news.length > 0 && <Celebration badges={news} />}
      <TierCard member={member} />
      <OwnRewards memberId={member.id} points={member.totalPoints - member.spentPoints} />
      {query.data ? (
        <BadgeWall badges={query.data} />
      ) : (
        <Unanswered query={query} what="Your badges">
          <Skeleton height="16rem" />
        </Unanswered>
      )}
      <OwnPoints member={member} />
    </>
  );
};

const Missing = ({ trouble, retry }: Omit<ReturnType<typeof useOwnMember>, 'membership'>) =>
  trouble === null ? (
    <LoadingPart label="Loading your badges" heights={['17rem', '16rem']} />
  ) : (
    <LoadProblem
      trouble={trouble}
      what="Your points"
      failed="Something went wrong on our side. Your points are safe."
      offline="Your points and badges come back with your connection. Your card works without one."
      onRetry={retry}
      meanwhile={
        <ButtonLink to="/account/badges/card" look="outline">
          <QrCode size={20} aria-hidden /> Member card
        </ButtonLink>
      }
    />
  );

/** Most badges that one call marks; the rest is new at the next visit. */
const SEEN_AT_ONCE = 100;

/**
 * The badges to celebrate: new ones, for as long as this screen stays. Once they were on a visible screen the venue is
 * told that they were seen; told in vain, they are new again next time.
 */
const useNewBadges = (memberId: number, badges: readonly OwnBadge[]): readonly OwnBadge[] => {
  const [celebrated, setCelebrated] = useState<readonly number[]>([]);
  const newIds = badges.filter(({ isNew }) => isNew).map(({ id }) => id);
  const fresh = newIds.filter((id) => !celebrated.includes(id));
  if (fresh.length > 0) setCelebrated([...fresh, ...celebrated]);
  useSeen(memberId, newIds);
  return badges.filter(({ id, earnedDate }) => celebrated.includes(id) && earnedDate !== null);
};

const useSeen = (memberId: number, badgeIds: readonly number[]) => {
  const shown = badgeIds.slice(0, SEEN_AT_ONCE).join();
  useEffect(() => {
    if (shown === '') return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', tell);
      postSeenBadges(memberId, shown.split(',').map(Number)).catch((error: unknown) =>
        console.warn('The venue could not be told which badges were seen.', error),
      );
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [memberId, shown]);
};
