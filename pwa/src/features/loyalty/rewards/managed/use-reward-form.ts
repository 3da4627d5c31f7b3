import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { boolean, type infer as Infer, object, refine, string, trim } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { REWARD_POINTS, REWARD_STOCK } from '#contract/rules/rewards';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError, isChangedMeanwhile } from '#shared/http/http-error';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { isEmptyOr, isWholeIn, optionalText, requiredText } from '#shared/lib/form-texts';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import {
  managedRewardsQuery,
  refreshRewards,
  type Reward,
  REWARDS_PATH,
} from '#features/loyalty/rewards/rewards.queries';

/**
 * The Add and Edit Reward form and what its button does. Failing keeps what was typed.
 * @param reward null for a new one
 */
export const useRewardForm = (reward: Reward | null, onSaved: () => void) => {
  const client = useQueryClient();
  // What the change is based on. When somebody else saved meanwhile, fields that were not touched here show what they did.
  const [base, setBase] = useState(reward);
  const form = useForm<RewardForm>({
    resolver: zodResolver(rewardForm),
    values: toRewardForm(base),
    resetOptions: { keepDirtyValues: true },
  });
  const saving = useIdempotentMutation({
    send: (values: RewardForm, key) => save(base, values, key),
    done: () => ({ title: reward ? 'Reward updated successfully' : 'Reward added successfully' }),
    failed: reward ? 'Failed to update reward' : 'Failed to add reward',
    onDone: () => refreshRewards(client),
    onFailed: async (error) => {
      showServerFields(form, error);
      if (!(error instanceof HttpError)) return;
      await refreshRewards(client);
      const rewards = client.getQueryData(managedRewardsQuery.queryKey);
      if (isChangedMeanwhile(error)) setBase(rewards?.find(({ id }) => id === base?.id) ?? base);
    },
  });
  useWhenSaved(saving.isSuccess, onSaved);
  return formSheetOf(form, saving);
};

const save = (base: Reward | null, values: RewardForm, key: string): Promise<Reward> => {
  const body = toRewardRequest(values);
  return base
    ? requestJson<Reward>(`${REWARDS_PATH}/${base.id}`, { method: 'PUT', body, headers: ifAt(base.version) })
    : requestJson<Reward>(REWARDS_PATH, { method: 'POST', body, headers: underKey(key) });
};

/** The Add and Edit Reward form. */
const rewardForm = object({
  name: requiredText(TEXT_LENGTH.rewardName, 'Name is required'),
  description: optionalText(TEXT_LENGTH.rewardDescription),
  points: string().check(trim(), refine(isWholeIn(REWARD_POINTS), 'Points must be from 1 to 100,000')),
  stock: string().check(
    trim(),
    refine(isEmptyOr(isWholeIn(REWARD_STOCK)), 'How many must be from 0 to 100,000, or empty'),
  ),
  offeredUntil: string().check(refine(isEmptyOr(isCalendarDate), 'Enter a date')),
  isOffered: boolean(),
});

type RewardForm = Infer<typeof rewardForm>;

const toRewardForm = (reward: Reward | null): RewardForm => ({
  name: reward?.name ?? '',
  description: reward?.description ?? '',
  points: String(reward?.points ?? ''),
  stock: String(reward?.stock ?? ''),
  offeredUntil: reward?.offeredUntil ?? '',
  isOffered: reward?.isOffered ?? true,
});

/** What is left empty is left out: no description, no number, no end. */
const toRewardRequest = ({ name, description, points, stock, offeredUntil, isOffered }: RewardForm) => ({
  name,
  description: description || undefined,
  points: Number(points),
  stock: stock === '' ? undefined : Number(stock),
  offeredUntil: offeredUntil || undefined,
  isOffered,
});
