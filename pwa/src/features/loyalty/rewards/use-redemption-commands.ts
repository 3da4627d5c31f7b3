import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { object } from 'zod/mini';
import { sendOnce } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { useCommandKeys } from '#shared/ui/mutation/use-command-keys';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { reason } from '#features/loyalty/members/adjustment-form';
import {
  memberPath,
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

/** For so long a hand-over without an answer is the one that is pressed again; later it is one more of the same reward. */
const UNHEARD_MS = 15 * 60_000;

/** Hand-overs without an answer, by member and reward: the sheet is closed and opened again to see what came of them. */
const unheard = new Map<string, { key: string; redemptionId?: number; sentAt: number }>();

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
  const path = memberPath(memberId, 'redemptions');
  const unheardOf = (handOver: HandOver) => `${path} ${subjectOf(handOver)}`;
  return useToastMutation({
    send: (handOver: HandOver) =>
      sendOnce<Redemption>(path, handOver, keyOf(unheardOf(handOver), handOver.redemptionId)),
    about: subjectOf,
    done: ({ rewardName, memberName }) => ({
      title: 'Handed over',
      description: `${rewardName}, to ${memberName}.`,
    }),
    failed: 'Failed to hand over the reward',
    onDone: (_, handOver) => {
      unheard.delete(unheardOf(handOver));
      return refreshRewards(client);
    },
    refresh: refreshRewards,
  });
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
export const useRedemptionReversal = (redemptionId: number, onDone: () => void) => {
  const form = useForm({ resolver: zodResolver(object({ reason })), defaultValues: { reason: '' } });
  const reversal = useIdempotentMutation({
    send: (values: { reason: string }, key) =>
      sendOnce<Redemption>(`${REDEMPTIONS_PATH}/${redemptionId}/reversal`, values, key),
    done: ({ rewardName, memberName }) => ({
      title: 'Taken back',
      description: `${rewardName}: ${memberName} has the points again.`,
    }),
    failed: 'Failed to take the reward back',
    refresh: refreshRewards,
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(reversal.isSuccess, onDone);
  return formSheetOf(form, reversal);
};
