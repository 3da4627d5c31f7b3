import { Wrap } from '@chakra-ui/react/wrap';
import { Gift } from 'lucide-react';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { pointsLine } from '#features/loyalty/badge-wording';
import { RowCard, RowWords } from '#features/loyalty/layout/cards';
import { EditOrDelete } from '#features/loyalty/layout/edit-or-delete';
import { stockLine, untilLine } from '#features/loyalty/rewards/reward-wording';
import type { Reward } from '#features/loyalty/rewards/rewards.queries';

interface RewardRowProps {
  reward: Reward;
  onOpen: (sheet: 'edit' | 'delete') => void;
}

/** A reward as staff look after it. */
export const RewardRow = ({ reward, onOpen }: RewardRowProps) => (
  <RowCard
    align="start"
    alignContent="space-between"
    {...(!reward.isOffered && { borderStyle: 'dashed', borderColor: 'control' })}
    aria-label={reward.name}
  >
    <Gift size={24} aria-hidden />
    <RowWords>
      <h3 dir="auto">{reward.name}</h3>
      {reward.description && <p dir="auto">{reward.description}</p>}
    </RowWords>
    <Wrap as="ul" flex="1 0 100%" align="center" gap="4" rowGap="0.25rem" fontSize="sm">
      <StatusPill as="li">{pointsLine(reward.points)}</StatusPill>
      {!reward.isOffered && (
        <StatusPill as="li" tone="danger">
          Not offered
        </StatusPill>
      )}
      <li>{stockLine(reward)}</li>
      {reward.offeredUntil && <li>{untilLine(reward)}</li>}
    </Wrap>
    <EditOrDelete name={reward.name} onOpen={onOpen} />
  </RowCard>
);
