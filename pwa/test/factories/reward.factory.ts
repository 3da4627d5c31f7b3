import type {
  MemberRewards,
  OfferedReward,
  Redemption,
  Reward,
} from '#features/loyalty/rewards/rewards.queries';

/** A beer for 50 points, as many as are asked for. */
export const rewardOf = (overrides: Partial<Reward> = {}): Reward => ({
  id: 7,
  name: 'A beer',
  description: 'Any from the tap.',
  points: 50,
  stock: null,
  handedOver: 0,
  offeredUntil: null,
  isOffered: true,
  version: 1,
  ...overrides,
});

/** The same as a member sees it who can pay. */
export const offerOf = (overrides: Partial<OfferedReward> = {}): OfferedReward => ({
  id: 7,
  name: 'A beer',
  description: 'Any from the tap.',
  points: 50,
  offeredUntil: null,
  left: null,
  problem: null,
  missingPoints: 0,
  ...overrides,
});

/** June asked for it. */
export const redemptionOf = (overrides: Partial<Redemption> = {}): Redemption => ({
  id: 5,
  memberId: 42,
  memberName: 'June Carver',
  rewardId: 7,
  rewardName: 'A beer',
  points: 50,
  status: 'asked',
  createdAt: '2026-11-21T01:00:00.000Z',
  handedOverAt: null,
  handedOverBy: null,
  gate: null,
  reversedAt: null,
  reversedBy: null,
  reason: null,
  ...overrides,
});

/** A member with 70 points to spend. */
export const memberRewardsOf = (overrides: Partial<MemberRewards> = {}): MemberRewards => ({
  spendablePoints: 70,
  rewards: [offerOf()],
  redemptions: [],
  ...overrides,
});
