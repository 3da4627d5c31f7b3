import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { useQuery } from '@tanstack/react-query';
import { type RewardProblem, rewardProblemWords } from '#contract/rules/rewards';
import { numberWords } from '#contract/rules/texts';
import { troubleOf } from '#shared/http/trouble';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { askedRewardsQuery, type AskedReward } from './asked-rewards.queries';
import { useDoorHandOver } from './use-door-hand-over';

/** What the member whose card was scanned asked for, handed over by one tap; without a network, that it needs one. */
export const AskedRewards = ({ memberId }: { memberId: number }) => {
  const query = useQuery(askedRewardsQuery(memberId));
  const isReachable = useVenueReachable();
  const trouble = isReachable ? troubleOf(query) : 'offline';
  if (trouble)
    return (
      <Text color="muted" fontSize="sm" role="status">
        {TROUBLES[trouble]}
      </Text>
    );
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
  const { rewardName, points, problem } = asked;
  return (
    <Wrap align="center" justify="space-between" gap="3">
      <Box flex="1 1 9rem" minWidth="0" overflowWrap="anywhere">
        <strong dir="auto">{rewardName}</strong>
        {problem && (
          <Text color="danger" fontSize="sm">
            {problemWords(problem, points)}
          </Text>
        )}
      </Box>
      {!problem && (
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
