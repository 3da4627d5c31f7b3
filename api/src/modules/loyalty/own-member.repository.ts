import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { Database } from '#src/database/database.js';
import type { MemberBadgeView, OwnMemberResponse } from './own-member.dto.js';

/** A member as stored. */
export type OwnMemberRow = Omit<OwnMemberResponse, 'joinDate'> & { joinDate: Date };
/** A badge as the member stands to it. */
export type StandingRow = Omit<MemberBadgeView, 'earnedDate' | 'progress'> & { earnedDate: Date | null };

const SELECT = `
  SELECT id, name, email, phone, join_date AS "joinDate", total_points AS "totalPoints",
         events_attended AS "eventsAttended", membership_level AS "membershipLevel", card_code AS "cardCode",
         badges_due AS "badgesDue"
    FROM loyalty_members`;

/** Members as they look at themselves. */
@Injectable()
export class OwnMemberRepository {
  constructor(private readonly database: Database) {}

  async findByAccount(userId: number): Promise<OwnMemberRow | undefined> {
    const [row] = await this.database.query<OwnMemberRow>(`${SELECT} WHERE user_id = $1`, [userId]);
    return row;
  }

  /** @param email in lower case */
  async findByEmail(email: string): Promise<OwnMemberRow | undefined> {
    const [row] = await this.database.query<OwnMemberRow>(`${SELECT} WHERE email = $1`, [email]);
    return row;
  }

  /** Whose member it is: an account's id, or null for a guest of the door; undefined for no such member. */
  async findAccountOf(memberId: number): Promise<number | null | undefined> {
    const [row] = await this.database.query<{ userId: number | null }>(
      'SELECT user_id AS "userId" FROM loyalty_members WHERE id = $1',
      [memberId],
    );
    return row?.userId;
  }

  /** The badges a member has, the latest first, then those that can still be earned. */
  findBadges(memberId: number): Promise<StandingRow[]> {
    return this.database.query<StandingRow>(
      `SELECT badge.id, badge.name, badge.description, badge.icon, badge.color, badge.category, badge.requirement,
              badge.requirement_type AS "requirementType", badge.points, held.earned_date AS "earnedDate",
              coalesce(held.is_new, 0) <> 0 AS "isNew"
         FROM badges badge LEFT JOIN member_badges held ON held.badge_id = badge.id AND held.member_id = $1
        WHERE held.id IS NOT NULL OR badge.is_active = 1
        ORDER BY held.earned_date DESC NULLS LAST, badge.requirement, badge.id LIMIT ${LIST_LIMIT.max}`,
      [memberId],
    );
  }

  async markSeen(memberId: number, badgeIds: readonly number[]): Promise<void> {
    await this.database.query(
      'UPDATE member_badges SET is_new = 0 WHERE member_id = $1 AND badge_id = ANY($2) AND is_new <> 0',
      [memberId, badgeIds],
    );
  }
}
