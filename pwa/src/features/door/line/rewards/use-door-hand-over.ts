import type { components } from '#contract/api-types.gen';
import { underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useLine } from '#features/door/line/line-context';
import { type AskedReward, deviceSession, refreshAskedRewards } from './asked-rewards.queries';

/**
 * Hands over what a member asked for. It is never kept for later, unlike all else at the door: points and stock are counted by the
 * venue alone (decision 47). Sent again after a lost answer, it is still handed over once.
 */
export const useDoorHandOver = (memberId: number) => {
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
