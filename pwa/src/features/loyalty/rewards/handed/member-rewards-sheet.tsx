import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { Sheet } from '#shared/ui/dialog/sheet';
import { PageState } from '#shared/ui/feedback/page-state';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { pointsLine } from '#features/loyalty/badge-wording';
import { RewardLine } from '#features/loyalty/rewards/reward-line';
import { offerLine, problemLine } from '#features/loyalty/rewards/reward-wording';
import {
  memberRewardsQuery,
  type MemberRewards,
  type OfferedReward,
} from '#features/loyalty/rewards/rewards.queries';
import { useHandOver } from '#features/loyalty/rewards/use-redemption-commands';

interface MemberRewardsSheetProps {
  member: { id: number; name: string };
  onClose: () => void;
}

/** What a member's points buy, what they asked for on top, each handed over by one tap. */
export const MemberRewardsSheet = ({ member, onClose }: MemberRewardsSheetProps) => {
  const query = useQuery(memberRewardsQuery(member.id));
  return (
    <Sheet
      title={member.name}
      subtitle={query.data && `${pointsLine(query.data.spendablePoints)} to spend`}
      onClose={onClose}
    >
      {query.data ? (
        <HandOverList memberId={member.id} offer={query.data} />
      ) : (
        <Unanswered
          query={query}
          what="The rewards"
          offline="Handing over a reward needs the network: points and stock are counted by the venue."
        >
          <Skeleton height="12rem" />
        </Unanswered>
      )}
    </Sheet>
  );
};

const HandOverList = ({ memberId, offer }: { memberId: number; offer: MemberRewards }) => {
  const asked = offer.redemptions.filter(({ status }) => status === 'asked');
  const askedOf = (reward: OfferedReward) => asked.find(({ rewardId }) => rewardId === reward.id);
  const rewards = [...offer.rewards].sort((one, other) => Number(!askedOf(one)) - Number(!askedOf(other)));
  const noMore = asked.filter(({ rewardId }) => rewards.every(({ id }) => id !== rewardId));
  if (rewards.length + noMore.length === 0)
    return <PageState icon={Gift} title="Nothing is offered at the moment" announced />;
  return (
    <Stack as="ul" gap="0">
      {noMore.map(({ id, rewardName, points }) => (
        <li key={`asked ${id}`}>
          <RewardLine name={rewardName} words={pointsLine(points)} pill={ASKED}>
            <Hint>Not offered any more</Hint>
          </RewardLine>
        </li>
      ))}
      {rewards.map((reward) => (
        <li key={reward.id}>
          <HandOverRow memberId={memberId} reward={reward} redemptionId={askedOf(reward)?.id} />
        </li>
      ))}
    </Stack>
  );
};

const ASKED = <StatusPill tone="waiting">Asked for</StatusPill>;

interface HandOverRowProps {
  memberId: number;
  reward: OfferedReward;
  /** The member's request for it. */
  redemptionId: number | undefined;
}

const HandOverRow = ({ memberId, reward, redemptionId }: HandOverRowProps) => {
  const handingOver = useHandOver(memberId);
  const handOver = { rewardId: reward.id, redemptionId };
  return (
    <RewardLine name={reward.name} words={offerLine(reward)} pill={redemptionId !== undefined && ASKED}>
      {reward.problem ? (
        <Hint>{problemLine(reward.problem, reward.missingPoints)}</Hint>
      ) : (
        <Button
          look={redemptionId === undefined ? 'outline' : 'primary'}
          aria-label={`Hand over ${reward.name}`}
          {...unlessPending(handingOver.isPending, () => handingOver.mutate(handOver))}
        >
          {handingOver.isPending ? 'Handing over...' : 'Hand over'}
        </Button>
      )}
    </RewardLine>
  );
};
