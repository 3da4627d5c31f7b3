import { boolean, object, refine, string, trim, type infer as Infer } from 'zod/mini';
import { TEXT_LENGTH } from '#contract/limits';
import { REWARD_POINTS, REWARD_STOCK } from '#contract/rules/rewards';
import { isCalendarDate } from '#shared/lib/dates/calendar-date';
import { isEmptyOr, isWholeIn, optionalText, requiredText } from '#shared/lib/form-texts';
import type { Reward } from '#features/loyalty/rewards/rewards.queries';

/** The Add and Edit Reward form. */
export const rewardForm = object({
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

export type RewardForm = Infer<typeof rewardForm>;

export const toRewardForm = (reward: Reward | null): RewardForm => ({
  name: reward?.name ?? '',
  description: reward?.description ?? '',
  points: String(reward?.points ?? ''),
  stock: String(reward?.stock ?? ''),
  offeredUntil: reward?.offeredUntil ?? '',
  isOffered: reward?.isOffered ?? true,
});

/** What is left empty is left out: no description, no number, no end. */
export const toRewardRequest = ({
  name,
  description,
  points,
  stock,
  offeredUntil,
  isOffered,
}: RewardForm) => ({
  name,
  description: description || undefined,
  points: Number(points),
  stock: stock === '' ? undefined : Number(stock),
  offeredUntil: offeredUntil || undefined,
  isOffered,
});
