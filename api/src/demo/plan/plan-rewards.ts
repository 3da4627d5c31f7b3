import { addDays } from '#contract/calendar-date.js';
import type { Columns } from '#src/demo/demo-rows.js';
import type { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';
import type { RewardEntity } from '#src/modules/loyalty/entities/reward.entity.js';
import { instantAt } from './venue-days.js';

/** Loretta Hayes, the customer account. */
const LORETTA_MEMBER_ID = 1;

/** What points buy at the Rusty Spur: a drink whenever, and a mug while there are any. Loretta has asked for the drink. */
export const planRewards = (today: string) => {
  const rewards: Columns<RewardEntity>[] = [
    {
      id: 1,
      name: 'A longneck on the house',
      description: 'Any bottle from the cooler, or a root beer.',
      points: 100,
      stock: null,
      offeredUntil: null,
    },
    {
      id: 2,
      name: 'Rusty Spur mug',
      description: 'Enamel, with the spur on it. Takes a dent well.',
      points: 250,
      stock: 24,
      offeredUntil: addDays(today, 60),
    },
  ];
  const redemptions: Columns<RedemptionEntity>[] = [
    {
      id: 1,
      memberId: LORETTA_MEMBER_ID,
      rewardId: 1,
      rewardName: 'A longneck on the house',
      points: 100,
      status: 'asked',
      createdAt: instantAt(addDays(today, -1), '21:10'),
    },
  ];
  return { rewards, redemptions };
};
