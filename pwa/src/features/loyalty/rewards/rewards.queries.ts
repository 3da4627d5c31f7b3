import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { managedList } from '#shared/http/managed-list';

type Schemas = components['schemas'];
export type Reward = Schemas['RewardResponse'];
export type Redemption = Schemas['RedemptionResponse'];
export type MemberRewards = Schemas['MemberRewardsResponse'];
export type OfferedReward = Schemas['OfferedReward'];
export type OwnRedemption = Schemas['OwnRedemptionResponse'];

export const REWARDS_PATH = '/api/loyalty/rewards';
export const REDEMPTIONS_PATH = '/api/loyalty/redemptions';
const MEMBERS_PATH = '/api/loyalty/members';

/** How often a member's phone asks while staff are about to hand them something. */
const HANDING_OVER_MS = 5_000;

/** The address of something of a member's. */
export const memberPath = (memberId: number, what: 'rewards' | 'redemptions' | 'asked-rewards') =>
  `${MEMBERS_PATH}/${memberId}/${what}`;

/** All rewards as staff see them; others change them too. */
export const managedRewardsQuery = queryOptions<Reward[]>({ queryKey: [REWARDS_PATH], staleTime: 0 });

/** What members asked for and were handed over, the newest first. */
export const redemptionsQuery = managedList<Redemption>([REDEMPTIONS_PATH], {});

/** What a member's points buy, and what became of their requests. */
export const memberRewardsQuery = (memberId: number) =>
  queryOptions<MemberRewards>({ queryKey: [memberPath(memberId, 'rewards')], staleTime: 0 });

/**
 * The same on the member's own phone: asked for again whenever their points move, and by itself while they wait for something.
 * @param points that they can spend, as the rest of the page knows it
 */
export const ownRewardsQuery = (memberId: number, points: number) =>
  queryOptions({
    queryKey: [memberPath(memberId, 'rewards'), points],
    queryFn: ({ signal }) => requestJson<MemberRewards>(memberPath(memberId, 'rewards'), { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.redemptions.some(({ status }) => status === 'asked') === true && HANDING_OVER_MS,
  });

/** Asks for the signed-in member's numbers again. */
export const refreshOwnMember = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [MEMBERS_PATH, 'own'] });

/** Asks for what is shown of rewards, and of the points that they take, again. */
export const refreshRewards = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: [REWARDS_PATH] }),
    client.invalidateQueries({ queryKey: [REDEMPTIONS_PATH] }),
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(MEMBERS_PATH),
    }),
  ]);
