import { Heading } from '@chakra-ui/react/heading';
import { Wrap } from '@chakra-ui/react/wrap';
import { useInfiniteQuery } from '@tanstack/react-query';
import { HandHeart, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { pointsLine } from '#features/loyalty/badge-wording';
import { Panel } from '#features/loyalty/layout/cards';
import { ReasonField } from '#features/loyalty/members/commands/member-adjust-sheet';
import { MemberRewardsSheet } from './member-rewards-sheet';
import { RewardLine } from '#features/loyalty/rewards/reward-line';
import { redemptionLine, STATUS_WORDS } from '#features/loyalty/rewards/reward-wording';
import { redemptionsQuery, type Redemption } from '#features/loyalty/rewards/rewards.queries';
import { useRedemptionReversal, useWithdrawal } from '#features/loyalty/rewards/use-redemption-commands';

const WORDS: ListWords = {
  noun: { one: 'reward', many: 'rewards' },
  empty: {
    icon: HandHeart,
    title: 'Nothing was asked for yet',
    hint: 'What members ask for on their phones is here, and what was handed over.',
  },
  failed: 'Something went wrong on our side. No points are affected.',
  offline: 'What members asked for comes back with your connection.',
};

/** What members asked for and were handed over, the newest first. */
export const RedemptionPanel = () => {
  const pages = usePages(useInfiniteQuery(redemptionsQuery));
  const [open, setOpen] = useState<{ sheet: 'reverse' | 'hand-over'; redemption: Redemption } | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel aria-label="Asked for and handed over">
      <Heading fontSize="xl">Asked for and handed over</Heading>
      <PrivateList pages={pages} words={WORDS} isNarrow={false} rowHeight="4.5rem">
        {(redemption) => (
          <RedemptionRow redemption={redemption} onOpen={(sheet) => setOpen({ sheet, redemption })} />
        )}
      </PrivateList>
      {open?.sheet === 'reverse' && <ReversalSheet redemption={open.redemption} onClose={close} />}
      {open?.sheet === 'hand-over' && (
        <MemberRewardsSheet
          member={{ id: open.redemption.memberId, name: open.redemption.memberName }}
          onClose={close}
        />
      )}
    </Panel>
  );
};

interface RedemptionRowProps {
  redemption: Redemption;
  onOpen: (sheet: 'reverse' | 'hand-over') => void;
}

const TONES = { asked: 'waiting', withdrawn: 'plain', 'handed-over': 'good', reversed: 'danger' } as const;

const RedemptionRow = ({ redemption, onOpen }: RedemptionRowProps) => {
  const timeZone = useVenueZone();
  const withdrawal = useWithdrawal();
  const { id, memberName, rewardName, points, status } = redemption;
  const about = `${rewardName} for ${memberName}`;
  return (
    <RewardLine
      name={`${memberName}: ${rewardName}`}
      words={`${pointsLine(points)} · ${redemptionLine(redemption, timeZone)}`}
      pill={<StatusPill tone={TONES[status]}>{STATUS_WORDS[status]}</StatusPill>}
    >
      {status === 'asked' && (
        <Wrap gap="2">
          <Button look="outline" aria-label={`Hand over ${about}`} onClick={() => onOpen('hand-over')}>
            Hand over
          </Button>
          <Button
            look="quiet"
            aria-label={`Dismiss ${about}`}
            {...unlessPending(withdrawal.isPending, () => withdrawal.mutate(id))}
          >
            Dismiss
          </Button>
        </Wrap>
      )}
      {status === 'handed-over' && (
        <Button
          look="quiet"
          color="accent"
          aria-label={`Take back ${about}`}
          onClick={() => onOpen('reverse')}
        >
          <Undo2 size={18} aria-hidden /> Take back
        </Button>
      )}
    </RewardLine>
  );
};

/** Takes a hand-over back with a reason that the member reads, too. */
const ReversalSheet = ({ redemption, onClose }: { redemption: Redemption; onClose: () => void }) => {
  const { form, ...sheet } = useRedemptionReversal(redemption, onClose);
  return (
    <FormSheet
      {...sheet}
      title="Take Back"
      subtitle={`${redemption.rewardName}, handed to ${redemption.memberName}`}
      onClose={onClose}
      submitLabel={`Give ${pointsLine(redemption.points)} back`}
      pendingLabel="Taking back..."
      look="danger"
    >
      <ReasonField hint="The member reads it, too." {...fieldOf(form, 'reason')} />
    </FormSheet>
  );
};
