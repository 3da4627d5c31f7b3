import { numberWords } from '#contract/rules/texts.js';

/** Points that a reward takes, and how many of it there are. */
export const REWARD_POINTS = { min: 1, max: 100_000 } as const;
export const REWARD_STOCK = { min: 0, max: 100_000 } as const;

/** What becomes of a reward that a member wants: asked for on the phone, or handed over at once (design §9 "Rewards"). */
export const REDEMPTION_STATUSES = ['asked', 'withdrawn', 'handed-over', 'reversed'] as const;

export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** Why a reward cannot be had now. */
export const REWARD_PROBLEMS = ['not-offered', 'over', 'none-left', 'too-few-points'] as const;

export type RewardProblem = (typeof REWARD_PROBLEMS)[number];

/** A reward as far as having it goes. */
export interface RewardTerms {
  points: number;
  /** How many there are, those that are out included; null for as many as are asked for. */
  stock: number | null;
  handedOver: number;
  /** The last night, `YYYY-MM-DD`; null for no end. */
  offeredUntil: string | null;
  isOffered: boolean;
}

/** How many can still be handed over; null for as many as are asked for. */
export const rewardsLeft = ({
  stock,
  handedOver,
}: Pick<RewardTerms, 'stock' | 'handedOver'>): number | null =>
  stock === null ? null : Math.max(0, stock - handedOver);

/** What a member can spend: what was earned less what was spent. Earned points that were taken back may leave less than nothing. */
export const spendablePoints = (member: { totalPoints: number; spentPoints: number }): number =>
  Math.max(0, member.totalPoints - member.spentPoints);

/** How many points a member has too few for a reward. Where more was spent than is left of what was earned, that is missing, too. */
export const missingPoints = (
  reward: { points: number },
  { totalPoints, spentPoints }: { totalPoints: number; spentPoints: number },
): number => Math.max(0, reward.points - (totalPoints - spentPoints));

/**
 * Why this member cannot have this reward tonight; null when they can (decision 47).
 * @param tonight the show night that is on at the venue
 */
export const rewardProblem = (
  reward: RewardTerms,
  { spendable, tonight }: { spendable: number; tonight: string },
): RewardProblem | null => {
  if (!reward.isOffered) return 'not-offered';
  if (reward.offeredUntil !== null && tonight > reward.offeredUntil) return 'over';
  if (rewardsLeft(reward) === 0) return 'none-left';
  return spendable < reward.points ? 'too-few-points' : null;
};

/** The same for people. */
export const rewardProblemWords = (
  problem: RewardProblem,
  { points, spendable }: { points: number; spendable: number },
): string => {
  switch (problem) {
    case 'not-offered':
      return 'This reward is not offered any more.';
    case 'over':
      return 'This reward was offered until a night that is past.';
    case 'none-left':
      return 'There is none left of this reward.';
    case 'too-few-points':
      return `This reward takes ${numberWords(points)} points, and there are ${numberWords(spendable)} to spend.`;
  }
};
