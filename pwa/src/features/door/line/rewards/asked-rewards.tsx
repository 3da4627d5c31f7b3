import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { type RewardProblem, rewardProblemWords } from '#contract/rules/rewards';
import { numberWords } from '#contract/rules/texts';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Hint } from '#shared/ui/layout/hint';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { doorTime } from '#features/door/line/door-times';
import { useLine } from '#features/door/line/line-context';
import {
  type AskedReward,
  askedRewardsQuery,
  deviceSession,
  refreshAskedRewards,
} from './asked-rewards.queries';

/** What the member whose card was scanned asked for, handed over by one tap; without a network, that it needs one. */
export const AskedRewards = ({ memberId }: { memberId: number }) => {
  const query = useQuery(askedRewardsQuery(memberId));
  const isReachable = useVenueReachable();
  const trouble = isReachable ? troubleOf(query) : 'offline';
  if (trouble) return <Hint role="status">{TROUBLES[trouble]}</Hint>;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label="Asked for">
      <Text as="h3" fontSize="lg">
        Asked for
      </Text>
      {query.data.map((asked) => (
        <AskedRow key={asked.redemptionId} memberId={memberId} asked={asked} />
      ))}
    </Stack>
  );
};

const TROUBLES = {
  offline:
    'Handing over a reward needs the network: points and stock are counted by the venue. Checking in works without.',
  failed: 'What this member asked for could not be read. Checking in works all the same.',
};

/** The door never says what a member has to spend. */
const problemWords = (problem: RewardProblem, points: number): string =>
  problem === 'too-few-points'
    ? `This reward takes ${numberWords(points)} points, and there are not that many to spend.`
    : rewardProblemWords(problem, { points, spendable: 0 });

const AskedRow = ({ memberId, asked }: { memberId: number; asked: AskedReward }) => {
  const handingOver = useDoorHandOver(memberId);
  const { timeZone } = useLine().night;
  const { rewardName, points, problem, handedOverAt } = asked;
  return (
    <Wrap align="center" justify="space-between" gap="3">
      <Box flex="1 1 9rem" minWidth="0" overflowWrap="anywhere">
        <strong dir="auto">{rewardName}</strong>
        {handedOverAt && <Hint>Handed over, {doorTime(handedOverAt, timeZone)}</Hint>}
        {problem && (
          <Text color="danger" fontSize="sm">
            {problemWords(problem, points)}
          </Text>
        )}
      </Box>
      {!problem && !handedOverAt && (
        <Button
          look="outline"
          aria-label={`Hand over ${rewardName}`}
          {...unlessPending(handingOver.isPending, () => handingOver.mutate(asked))}
        >
          {handingOver.isPending ? 'Handing over...' : 'Hand over'}
        </Button>
      )}
    </Wrap>
  );
};

/**
 * Hands over what a member asked for. It is never kept for later, unlike all else at the door: points and stock are counted by the
 * venue alone (decision 47). Sent again after a lost answer, it is still handed over once.
 */
const useDoorHandOver = (memberId: number) => {
  const { person } = useLine();
  const keys = useCommandKeys();
  return useToastMutation({
    send: async ({ redemptionId, rewardId }: AskedReward) =>
      requestJson<components['schemas']['DoorHandOverResponse']>('/api/door/redemptions', {
        method: 'POST',
        body: { recordedBy: person.id, memberId, rewardId, redemptionId },
        headers: underKey(keys.keyOf(`${redemptionId}`)),
        ...(await deviceSession()),
      }),
    about: ({ redemptionId }) => redemptionId,
    done: ({ rewardName, memberName }) => ({
      title: 'Handed over',
      description: `${rewardName}, to ${memberName}.`,
    }),
    failed: 'Failed to hand over the reward',
    refresh: refreshAskedRewards,
  });
};
