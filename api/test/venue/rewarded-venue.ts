import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import type { MemberRewardsResponse } from '#src/modules/loyalty/rewards/redemption.dto.js';
import type { RewardRequest, RewardResponse } from '#src/modules/loyalty/rewards/reward.dto.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { as } from './staffed-venue.js';

/** A member who can sign in. */
export interface RewardedMember extends TestAccount {
  memberId: number;
}

/** A running app with an admin, and what points buy. */
export interface RewardedVenue extends TestApp {
  admin: TestAccount;
  /** A reward, 50 points and as many as are asked for unless told. */
  offer(reward?: Partial<RewardRequest>): Promise<RewardResponse>;
  /** A member who was given so many points. */
  member(points: number): Promise<RewardedMember>;
  ask(member: RewardedMember, rewardId: number, key?: string): Test;
  handOver(memberId: number, body: object, key?: string): Test;
  reverse(redemptionId: number, reason?: string, key?: string): Test;
  /** What a member's own phone shows of rewards. */
  rewardsOf(member: RewardedMember): Promise<MemberRewardsResponse>;
  /** How many of a reward there are, and how many are out. */
  stockOf(rewardId: number): Promise<{ stock: number | null; handedOver: number } | undefined>;
  /** What the ledger's keeper says of a member. */
  standing(memberId: number): Promise<{ total: number; spent: number; level: string } | undefined>;
}

/** Starts it. */
export const createRewardedVenue = async (): Promise<RewardedVenue> => {
  const venue = await createTestApp();
  const { http, sql } = venue;
  const admin = await createAccount(venue, 'admin');
  const send = (who: TestAccount, path: string, body: object, key: string = randomUUID()): Test =>
    http()
      .post(`/api/loyalty/${path}`)
      .set({ ...as(who), 'Idempotency-Key': key })
      .send(body);
  return {
    ...venue,
    admin,
    offer: async (reward = {}) => {
      const { body } = await send(admin, 'rewards', { name: 'A beer', points: 50, ...reward }).expect(201);
      return body;
    },
    member: async (points) => {
      const account = await createAccount(venue, 'user');
      const [row] = await sql<{ id: number }>(
        `INSERT INTO loyalty_members (name, email, user_id) VALUES ('June', $1, $2) RETURNING id`,
        [account.email, account.id],
      );
      const memberId = row?.id ?? 0;
      if (points !== 0)
        await sql(
          `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, $2, 'adjustment')`,
          [memberId, points],
        );
      return { ...account, memberId };
    },
    ask: (member, rewardId, key) =>
      send(member, `members/${member.memberId}/asked-rewards`, { rewardId }, key),
    handOver: (memberId, body, key) => send(admin, `members/${memberId}/redemptions`, body, key),
    reverse: (redemptionId, reason = 'Wrong member', key) =>
      send(admin, `redemptions/${redemptionId}/reversal`, { reason }, key),
    rewardsOf: async (member) =>
      (await http().get(`/api/loyalty/members/${member.memberId}/rewards`).set(as(member)).expect(200)).body,
    stockOf: async (rewardId) =>
      (
        await sql<{ stock: number | null; handedOver: number }>(
          'SELECT stock, handed_over AS "handedOver" FROM rewards WHERE id = $1',
          [rewardId],
        )
      )[0],
    standing: async (memberId) =>
      (
        await sql<{ total: number; spent: number; level: string }>(
          `SELECT total_points AS total, spent_points AS spent, membership_level AS level
             FROM loyalty_members WHERE id = $1`,
          [memberId],
        )
      )[0],
  };
};
