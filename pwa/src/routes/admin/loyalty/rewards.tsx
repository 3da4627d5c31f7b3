import { createFileRoute } from '@tanstack/react-router';
import { RewardManagement } from '#features/loyalty/rewards/managed/reward-management';

/** The Rewards sub-tab. */
export const Route = createFileRoute('/admin/loyalty/rewards')({ component: RewardManagement });
