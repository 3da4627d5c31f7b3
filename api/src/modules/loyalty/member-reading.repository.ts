import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import { readCardCode } from './card-code.js';
import type { HeldBadge, MemberResponse } from './members.dto.js';

/** A member as stored, with how many badges they have. */
export type MemberRow = Omit<MemberResponse, 'joinDate'> & { joinDate: Date };

export type HeldBadgeRow = Omit<HeldBadge, 'earnedDate'> & { earnedDate: Date };

export interface MemberFilter {
  /** Part of the name or the e-mail, or the whole code of a card. */
  q?: string;
  /** Only members older than this id. */
  before?: number;
  take: number;
}

const COLUMNS = `member.id, member.name, member.email, member.phone, member.user_id IS NOT NULL AS "hasAccount",
  member.join_date AS "joinDate", member.total_points AS "totalPoints", member.events_attended AS "eventsAttended",
  member.membership_level AS "membershipLevel",
  (SELECT count(*)::int FROM member_badges held WHERE held.member_id = member.id) AS "badgeCount"`;

/** Members as staff look at them. */
@Injectable()
export class MemberReadingRepository {
  constructor(private readonly database: Database) {}

  /**
   * Members, the newest first. A search reads `pk_loyalty_members` backwards until a page is full: all of 10,000 rows in
   * some 10 ms at worst.
   */
  findMany({ q, before, take }: MemberFilter): Promise<MemberRow[]> {
    const values: unknown[] = [take];
    const parameter = (value: unknown): string => `$${values.push(value)}`;
    const where = [
      ...(before === undefined ? [] : [`member.id < ${parameter(before)}`]),
      ...(q === undefined ? [] : [matching(q, parameter)]),
    ].join(' AND ');
    return this.database.query<MemberRow>(
      `SELECT ${COLUMNS} FROM loyalty_members member WHERE ${where || 'true'} ORDER BY member.id DESC LIMIT $1`,
      values,
    );
  }

  /** @param runner a transaction to read in; a connection of its own otherwise */
  async find(id: number, runner: SqlRunner = this.database): Promise<MemberRow | undefined> {
    const [member] = await runner.query<MemberRow>(
      `SELECT ${COLUMNS} FROM loyalty_members member WHERE member.id = $1`,
      [id],
    );
    return member;
  }

  /** The member's badges, the last earned first. */
  findBadges(memberId: number): Promise<HeldBadgeRow[]> {
    return this.database.query<HeldBadgeRow>(
      `SELECT badge.id, badge.name, badge.icon, badge.color, held.earned_date AS "earnedDate"
         FROM member_badges held JOIN badges badge ON badge.id = held.badge_id
        WHERE held.member_id = $1 ORDER BY held.earned_date DESC, held.id DESC`,
      [memberId],
    );
  }
}

const matching = (q: string, parameter: (value: unknown) => string): string => {
  const cardCode = readCardCode(q);
  return cardCode === null
    ? `member.searched LIKE lower(${parameter(containing(q))})`
    : `member.card_code = ${parameter(cardCode)}`;
};
