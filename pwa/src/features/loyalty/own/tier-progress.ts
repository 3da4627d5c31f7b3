import { MEMBERSHIP_TIERS, membershipTier, TIER_WORDS } from '#contract/loyalty';
import { pointsLine } from '#features/loyalty/badge-wording';

/**
 * Progress towards the next tier, a percentage capped at 100 with the points needed (spec §9).
 * @param points current ledger sum; below zero, what is missing to zero is needed too
 */
export const tierProgress = (points: number) => {
  const tier = membershipTier(points);
  const index = MEMBERSHIP_TIERS.findIndex(({ name }) => name === tier);
  const { from, to } = MEMBERSHIP_TIERS[index] ?? { from: 0, to: 100 };
  return {
    tier,
    /** Null in the highest tier, whose progress counts towards its end. */
    next: MEMBERSHIP_TIERS[index - 1]?.name ?? null,
    /** The points at which the next tier begins, or the highest ends. */
    goal: to,
    /** From the beginning of the own tier to the goal: a whole number, 0 to 100. */
    percent: Math.min(100, Math.floor(((Math.max(points, 0) - from) / (to - from)) * 100)),
    /** Points missing to the goal; 0 once it is reached. */
    pointsNeeded: Math.max(0, to - points),
  };
};

/** The points needed, in words (spec §9): '180 points to Gold', and in the highest tier how far its end is. */
export const wayWords = ({ next, pointsNeeded, goal }: ReturnType<typeof tierProgress>): string => {
  if (next) return `${pointsLine(pointsNeeded)} to ${TIER_WORDS[next]}`;
  const mark = goal.toLocaleString('en-US');
  return pointsNeeded > 0
    ? `Highest tier. ${pointsLine(pointsNeeded)} to ${mark}`
    : `Highest tier, over ${mark}`;
};
