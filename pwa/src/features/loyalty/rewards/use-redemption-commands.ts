import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { object } from 'zod/mini';
import { sendOnce } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { readSessionId } from '#shared/http/stored-session-id';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { reason } from '#features/loyalty/members/adjustment-form';
import {
  memberPath,
  memberRewardsQuery,
  REDEMPTIONS_PATH,
  refreshRewards,
  type OwnRedemption,
  type Redemption,
} from './rewards.queries';

/** A reward that is to be handed over, and the request that it answers. */
export interface HandOver {
  rewardId: number;
  redemptionId?: number;
}

/** The reward alone: after a lost answer its request is not open any more, and pressing again is still the same hand-over. */
const subjectOf = ({ rewardId }: HandOver) => `${rewardId}`;

/** Within this time, pressing again repeats a hand-over that got no answer; later it hands over one more of the same reward. */
const UNHEARD_MS = 2 * 60_000;

/** Hand-overs without an answer, as `unheardOf` names them: the sheet is closed and opened again to see what came of them. */
const unheard = new Map<string, { key: string; redemptionId?: number; sentAt: number }>();

/** By who is signed in, member and reward: who signs in next on this device hands over something of their own. */
const unheardOf = (memberId: number, rewardId: number | null) => `${readSessionId()} ${memberId} ${rewardId}`;

/** The key of a hand-over: that of the one without an answer, unless this one is for another request. */
const keyOf = (subject: string, redemptionId: number | undefined): string => {
  const now = Date.now();
  const earlier = unheard.get(subject);
  const isSame =
    earlier !== undefined &&
    now - earlier.sentAt < UNHEARD_MS &&
    (redemptionId === undefined || redemptionId === earlier.redemptionId);
  const sent = isSame ? { ...earlier, sentAt: now } : { key: crypto.randomUUID(), redemptionId, sentAt: now };
  unheard.set(subject, sent);
  return sent.key;
};

/** Handing a member a reward; sent again after a lost answer, it is still handed over once. */
export const useHandOver = (memberId: number) => {
  const client = useQueryClient();
  return useToastMutation({
    send: async (handOver: HandOver) => {
      const shown = client.getQueryData(memberRewardsQuery(memberId).queryKey)?.redemptions ?? [];
      const key = keyOf(unheardOf(memberId, handOver.rewardId), handOver.redemptionId);
      const answer = await sendOnce<Redemption>(memberPath(memberId, 'redemptions'), handOver, key);
      const isKnown = shown.some(({ id, status }) => id === answer.id && status !== 'asked');
      return { ...answer, isEarlier: isKnown || answer.status === 'reversed' };
    },
    about: subjectOf,
    done: toldOf,
    failed: 'Failed to hand over the reward',
    onDone: (_, { rewardId }) => {
      unheard.delete(unheardOf(memberId, rewardId));
      return refreshRewards(client);
    },
    refresh: refreshRewards,
  });
};

/** @param answer `isEarlier` where staff could see before they pressed that the try without an answer had arrived */
const toldOf = (answer: Redemption & { isEarlier: boolean }): ToastMessage => {
  const handedOver = `${answer.rewardName}, to ${answer.memberName}.`;
  if (!answer.isEarlier) return { title: 'Handed over', description: handedOver };
  return {
    title: answer.status === 'reversed' ? 'Taken back before' : 'Handed over before',
    description: `${handedOver} Nothing more was handed over: press again for one more.`,
  };
};

/** A member asks for a reward on their own phone. */
export const useAsk = (memberId: number) => {
  const client = useQueryClient();
  const keys = useCommandKeys();
  return useToastMutation({
    send: (rewardId: number) =>
      sendOnce<OwnRedemption>(memberPath(memberId, 'asked-rewards'), { rewardId }, keys.keyOf(`${rewardId}`)),
    done: ({ rewardName }) => ({
      title: 'Asked for',
      description: `${rewardName}: show your member card at the bar or the door.`,
    }),
    failed: 'Failed to ask for the reward',
    onDone: (_, rewardId) => {
      keys.settle(`${rewardId}`);
      return refreshRewards(client);
    },
    refresh: refreshRewards,
  });
};

/** Withdraws a request, by its member or by staff. */
export const useWithdrawal = () =>
  useToastMutation({
    send: (redemptionId: number) =>
      requestJson<unknown>(`${REDEMPTIONS_PATH}/${redemptionId}`, { method: 'DELETE' }),
    done: () => ({ title: 'Request withdrawn' }),
    failed: 'Failed to withdraw the request',
    refresh: refreshRewards,
  });

/** The Take Back form of a hand-over and what its button does. */
export const useRedemptionReversal = (
  { id, memberId, rewardId }: Pick<Redemption, 'id' | 'memberId' | 'rewardId'>,
  onDone: () => void,
) => {
  const form = useForm({ resolver: zodResolver(object({ reason })), defaultValues: { reason: '' } });
  const reversal = useIdempotentMutation({
    send: (values: { reason: string }, key) =>
      sendOnce<Redemption>(`${REDEMPTIONS_PATH}/${id}/reversal`, values, key),
    done: ({ rewardName, memberName }) => ({
      title: 'Taken back',
      description: `${rewardName}: ${memberName} has the points again.`,
    }),
    failed: 'Failed to take the reward back',
    refresh: refreshRewards,
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(reversal.isSuccess, () => {
    unheard.delete(unheardOf(memberId, rewardId));
    onDone();
  });
  return formSheetOf(form, reversal);
};
