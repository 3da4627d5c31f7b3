import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { Gift, HandHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import { PageState } from '#shared/ui/feedback/page-state';
import { Unanswered } from '#shared/ui/feedback/unanswered';
import { Button } from '#shared/ui/form/button';
import { ListPanel } from '#shared/ui/list/list-panel';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { DeleteRowSheet } from '#shared/ui/mutation/delete-row-sheet';
import { TWO_COLUMNS } from '#features/loyalty/layout/cards';
import { HandOverSheet } from '#features/loyalty/rewards/handed/hand-over-sheet';
import { RedemptionPanel } from '#features/loyalty/rewards/handed/redemption-panel';
import { RewardRow } from './reward-row';
import { RewardSheet } from './reward-sheet';
import {
  managedRewardsQuery,
  refreshRewards,
  type Reward,
  REWARDS_PATH,
} from '#features/loyalty/rewards/rewards.queries';

const TITLE_ID = 'reward-management';

/** What is open over the list; `reward` is null while a new one is made. */
type Open =
  { sheet: 'edit'; reward: Reward | null } | { sheet: 'delete'; reward: Reward } | { sheet: 'hand-over' };

/** The Rewards sub-tab: what points buy, and who was handed what (design §9 "Rewards"). */
export const RewardManagement = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap="8">
      <ListPanel
        css={TWO_COLUMNS}
        titleId={TITLE_ID}
        title="Rewards"
        tools={
          <>
            <Button onClick={() => setOpen({ sheet: 'hand-over' })}>
              <HandHeart size={20} aria-hidden /> Hand Over
            </Button>
            <Button look="outline" onClick={() => setOpen({ sheet: 'edit', reward: null })}>
              <Plus size={20} aria-hidden /> Add Reward
            </Button>
          </>
        }
      >
        <RewardList onOpen={(sheet, reward) => setOpen({ sheet, reward })} />
      </ListPanel>
      <RedemptionPanel />
      {open?.sheet === 'edit' && <RewardSheet reward={open.reward} onClose={close} />}
      {open?.sheet === 'hand-over' && <HandOverSheet onClose={close} />}
      {open?.sheet === 'delete' && <RewardDeleteSheet reward={open.reward} onClose={close} />}
    </Stack>
  );
};

const RewardDeleteSheet = ({ reward, onClose }: { reward: Reward; onClose: () => void }) => (
  <DeleteRowSheet
    row={reward}
    noun="Reward"
    path={REWARDS_PATH}
    refresh={refreshRewards}
    titleId={TITLE_ID}
    onClose={onClose}
  >
    <p>Requests for it end. What was handed over stays with its members and in their ledgers.</p>
    {reward.isOffered && <p>To offer it again later, edit it and untick Offered instead.</p>}
  </DeleteRowSheet>
);

/** All rewards in all states of the screen. */
const RewardList = ({ onOpen }: { onOpen: (sheet: 'edit' | 'delete', reward: Reward) => void }) => {
  const query = useQuery(managedRewardsQuery);
  const { data: rewards } = query;
  if (!rewards) {
    return (
      <Unanswered query={query} what="The rewards">
        <ListSkeleton noun="rewards" rows={2} rowHeight="9rem" />
      </Unanswered>
    );
  }
  if (rewards.length === 0) {
    return (
      <PageState icon={Gift} title="Points buy nothing yet" announced>
        Add a drink, a shirt or a seat up front, and members see it in their account.
      </PageState>
    );
  }
  return (
    <Grid as="ul" templateColumns="minmax(0, 1fr)" gap="3">
      {rewards.map((reward) => (
        <li key={reward.id}>
          <RewardRow reward={reward} onOpen={(sheet) => onOpen(sheet, reward)} />
        </li>
      ))}
    </Grid>
  );
};
