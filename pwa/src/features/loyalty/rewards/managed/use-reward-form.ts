import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { HttpError, isChangedMeanwhile } from '#shared/http/http-error';
import { formSheetOf } from '#shared/ui/mutation/form-sheet-of';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useDeleteCommand } from '#shared/ui/mutation/use-deletion';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { rewardForm, toRewardForm, toRewardRequest, type RewardForm } from './reward-form';
import {
  managedRewardsQuery,
  refreshRewards,
  REWARDS_PATH,
  type Reward,
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

/** Deleting a reward. One that is gone already leaves the list, too. */
export const useDeleteReward = (onDeleted: () => void) => {
  const deletion = useDeleteCommand('Reward', { path: REWARDS_PATH, refresh: refreshRewards });
  useWhenSaved(deletion.isSuccess, onDeleted);
  return deletion;
};
