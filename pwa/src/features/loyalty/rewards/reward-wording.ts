import { numberWords } from '#contract/rules/texts';
import type { RedemptionStatus, RewardProblem } from '#contract/rules/rewards';
import { formatShortDate } from '#shared/lib/dates/calendar-date';
import { momentOf } from '#shared/lib/dates/instant-words';
import { pointsLine } from '#features/loyalty/badge-wording';
import type { OfferedReward, OwnRedemption, Redemption, Reward } from './rewards.queries';

/** '3 of 10 left', 'None left of 10', or that there is no end of it, for staff. */
export const stockLine = ({ stock, handedOver }: Pick<Reward, 'stock' | 'handedOver'>): string => {
  if (stock === null)
    return handedOver === 0 ? 'As many as asked for' : `${numberWords(handedOver)} handed over`;
  const left = stock - handedOver;
  return left > 0
    ? `${numberWords(left)} of ${numberWords(stock)} left`
    : `None left of ${numberWords(stock)}`;
};

/** 'Until Dec 31, 2026'; null without an end. */
export const untilLine = ({ offeredUntil }: { offeredUntil: string | null }): string | null =>
  offeredUntil === null ? null : `Until ${formatShortDate(offeredUntil)}`;

/** '50 points · 3 left · until Dec 31, 2026', for a member. */
export const offerLine = ({ points, left, offeredUntil }: OfferedReward): string =>
  [
    pointsLine(points),
    ...(left === null || left === 0 ? [] : [`${numberWords(left)} left`]),
    ...(offeredUntil === null ? [] : [`until ${formatShortDate(offeredUntil)}`]),
  ].join(' · ');

/** Why a member cannot have it, in the room of a button. */
export const problemLine = (problem: RewardProblem, missing: number): string => {
  switch (problem) {
    case 'not-offered':
    case 'over':
      return 'Not offered now';
    case 'none-left':
      return 'None left';
    case 'too-few-points':
      return `${pointsLine(missing)} to go`;
  }
};

export const STATUS_WORDS: Record<RedemptionStatus, string> = {
  asked: 'Asked for',
  withdrawn: 'Withdrawn',
  'handed-over': 'Handed over',
  reversed: 'Taken back',
};

/** When, where and by whom, and why it was taken back, for staff. */
export const redemptionLine = (redemption: Redemption, timeZone: string): string => {
  const { createdAt, handedOverAt, handedOverBy, gate, reversedBy, reason } = redemption;
  const handedOver = [
    momentOf(handedOverAt ?? createdAt, timeZone),
    ...(gate === null ? [] : [gate]),
    ...(handedOverBy === null ? [] : [`by ${handedOverBy}`]),
  ].join(' · ');
  if (reason === null) return handedOver;
  return `${handedOver}. Taken back${reversedBy === null ? '' : ` by ${reversedBy}`}: ${reason}`;
};

/** When a member got it, or that and why it was taken back. */
export const ownRedemptionLine = (
  { createdAt, handedOverAt, reversedAt, reason }: OwnRedemption,
  timeZone: string,
): string =>
  reversedAt === null
    ? momentOf(handedOverAt ?? createdAt, timeZone)
    : `${momentOf(reversedAt, timeZone)}. Your points are back${reason === null ? '' : `: ${reason}`}`;
