import { type RedemptionStatus, type RewardProblem, rewardProblemWords } from '#contract/rules/rewards.js';
import { changedMeanwhile, clash, fieldClash, gone } from '#src/common/errors/domain-error.js';

export const rewardNotFound = () => gone('loyalty.reward-not-found', 'This reward');

export const rewardChangedMeanwhile = () => changedMeanwhile('loyalty.reward-changed-meanwhile', 'reward');

export const stockTooSmall = (handedOver: number) =>
  fieldClash(
    'loyalty.stock-too-small',
    'stock',
    `${handedOver} are handed over already: how many there are cannot be less.`,
  );

/** No such request or hand-over, or not one that is theirs to know about. */
export const redemptionNotFound = () => gone('loyalty.redemption-not-found', 'This request');

const CLOSED_WORDS: Record<RedemptionStatus, string> = {
  asked: 'This was handed over or withdrawn already.',
  withdrawn: 'This was withdrawn.',
  'handed-over': 'This was handed over already.',
  reversed: 'This was handed over, and taken back.',
};

/** Somebody was faster: it was handed over, or the member wants it no more. */
export const redemptionClosed = (status: RedemptionStatus) =>
  clash('loyalty.redemption-closed', CLOSED_WORDS[status]);

export const alreadyAsked = () => clash('loyalty.already-asked', 'You have asked for this reward already.');

export const notHandedOver = () => clash('loyalty.not-handed-over', 'This reward was not handed over.');

export const memberBlocked = () => clash('loyalty.member-blocked', 'The account of this member is blocked.');

export const rewardRefused = (problem: RewardProblem, terms: { points: number; spendable: number }) =>
  clash(`loyalty.reward-${problem}`, rewardProblemWords(problem, terms));

/** The codes of `rewardRefused`. */
export const REFUSAL_CODES = [
  'loyalty.reward-not-offered',
  'loyalty.reward-over',
  'loyalty.reward-none-left',
  'loyalty.reward-too-few-points',
] as const;

/** What handing over can come to, at the bar and at the door. */
export const HAND_OVER_PROBLEMS = {
  404: ['loyalty.member-not-found', 'loyalty.reward-not-found', 'loyalty.redemption-not-found'],
  409: ['loyalty.member-blocked', 'loyalty.redemption-closed', 'loyalty.key-reused', ...REFUSAL_CODES],
} as const;
