import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pointsLine } from '#features/loyalty/badge-wording';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { keepsFocus } from '#shared/ui/list/keeps-focus';
import { Panel } from '#features/loyalty/layout/cards';
import { RewardLine } from '#features/loyalty/rewards/reward-line';
import {
  offerLine,
  ownRedemptionLine,
  problemLine,
  STATUS_WORDS,
} from '#features/loyalty/rewards/reward-wording';
import {
  ownRewardsQuery,
  refreshOwnMember,
  type MemberRewards,
  type OfferedReward,
  type OwnRedemption,
} from '#features/loyalty/rewards/rewards.queries';
import { useAsk, useWithdrawal } from '#features/loyalty/rewards/use-redemption-commands';

const TITLE = 'What your points buy';

/** What one's points buy: asked for here, handed over by staff (design §9 "Rewards"). Nothing where the venue offers nothing. */
export const OwnRewards = ({ memberId, points }: { memberId: number; points: number }) => {
  const query = useQuery(ownRewardsQuery(memberId, points));
  useFollowedSpending(query.data?.spendablePoints);
  if (!query.data)
    return (
      <Unanswered query={query} what="Your rewards">
        <Skeleton height="10rem" />
      </Unanswered>
    );
  const { rewards, redemptions } = query.data;
  if (rewards.length === 0 && redemptions.length === 0) return null;
  return (
    <Panel aria-label={TITLE}>
      <Heading fontSize="xl">{TITLE}</Heading>
      <Spendable {...query.data} />
      <Stack ref={keepsFocus} as="ul" gap="0">
        {[
          ...redemptions.filter(isAsked).map((redemption) => (
            <li key={redemption.rewardId ?? `gone ${redemption.id}`}>
              <AskedLine redemption={redemption} />
            </li>
          )),
          // The same row, asked for or not: it keeps the focus.
          ...rewards.filter(isFree(redemptions)).map((reward) => (
            <li key={reward.id}>
              <OfferLine memberId={memberId} reward={reward} />
            </li>
          )),
        ]}
      </Stack>
      <Received redemptions={redemptions.filter((redemption) => !isAsked(redemption))} />
    </Panel>
  );
};

/** Refreshes the rest of the page when staff hand something over meanwhile. */
const useFollowedSpending = (spendable: number | undefined) => {
  const client = useQueryClient();
  const seen = useRef(spendable);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== spendable) void refreshOwnMember(client);
    seen.current = spendable;
  }, [client, spendable]);
};

const isAsked = ({ status }: OwnRedemption) => status === 'asked';

/** Leaves out rewards that are over, and those asked for, which stand above. */
const isFree = (redemptions: readonly OwnRedemption[]) => (reward: OfferedReward) =>
  reward.problem !== 'over' &&
  !redemptions.some((redemption) => isAsked(redemption) && redemption.rewardId === reward.id);

const Spendable = ({ spendablePoints, redemptions }: MemberRewards) => (
  <Hint role="status">
    You can spend <strong>{pointsLine(spendablePoints)}</strong>. Your tier stays.
    {redemptions.some(isAsked) && ' Show your member card at the bar or the door to get what you asked for.'}
  </Hint>
);

const AskedLine = ({ redemption }: { redemption: OwnRedemption }) => {
  const withdrawal = useWithdrawal();
  const { id, rewardName, points } = redemption;
  return (
    <RewardLine
      name={rewardName}
      words={`${pointsLine(points)}, taken when it is handed over`}
      pill={<StatusPill tone="waiting">Asked for</StatusPill>}
    >
      <Button
        look="quiet"
        aria-label={`Withdraw ${rewardName}`}
        {...unlessPending(withdrawal.isPending, () => withdrawal.mutate(id))}
      >
        Withdraw
      </Button>
    </RewardLine>
  );
};

const OfferLine = ({ memberId, reward }: { memberId: number; reward: OfferedReward }) => {
  const asking = useAsk(memberId);
  return (
    <RewardLine name={reward.name} description={reward.description} words={offerLine(reward)}>
      {reward.problem ? (
        <Hint>{problemLine(reward.problem, reward.missingPoints)}</Hint>
      ) : (
        <Button
          look="outline"
          aria-label={`Ask for ${reward.name}`}
          {...unlessPending(asking.isPending, () => asking.mutate(reward.id))}
        >
          {asking.isPending ? 'Asking...' : 'Ask for it'}
        </Button>
      )}
    </RewardLine>
  );
};

const Received = ({ redemptions }: { redemptions: readonly OwnRedemption[] }) => {
  const timeZone = useVenueZone();
  if (redemptions.length === 0) return null;
  return (
    <Stack as="section" gap="0" aria-label="What you got">
      <Heading as="h3" fontSize="lg">
        What you got
      </Heading>
      <ul>
        {redemptions.map((redemption) => (
          <li key={redemption.id}>
            <RewardLine
              name={redemption.rewardName}
              words={`${pointsLine(redemption.points)} · ${ownRedemptionLine(redemption, timeZone)}`}
              pill={
                <StatusPill tone={redemption.status === 'reversed' ? 'plain' : 'good'}>
                  {STATUS_WORDS[redemption.status]}
                </StatusPill>
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
};
