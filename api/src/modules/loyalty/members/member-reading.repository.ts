import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { containing } from '#src/database/sql/like-pattern.js';
import { readCardCode } from './card-code.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';
import { MemberBadgeEntity } from '#src/modules/loyalty/entities/member-badge.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import type { HeldBadge, MemberResponse, MembersQuery } from './members.dto.js';

/** A plain row with all that staff see of a member. */
type MemberRow = Pick<MemberResponse, keyof MemberResponse>;

type MemberFilter = Pick<MembersQuery, 'q'> & PagePart;

/** Members as staff look at them. */
@Injectable()
export class MemberReadingRepository {
  constructor(private readonly database: Database) {}

  /** Members, the newest first. A search for what few have goes by `ix_loyalty_members_searched`. */
  findMany({ q, after, take }: MemberFilter): Promise<MemberRow[]> {
    const query = select(this.database.manager).orderBy('member.id', 'DESC').limit(take);
    if (after !== undefined) query.andWhere('member.id < :after', { after });
    const cardCode = q === undefined ? null : readCardCode(q);
    if (cardCode !== null) query.andWhere('member.cardCode = :cardCode', { cardCode });
    else if (q !== undefined) search(query, q);
    return query.getRawMany<MemberRow>();
  }

  /** @param runner a transaction to read in; a connection of its own otherwise */
  find(id: number, { manager }: SqlRunner = this.database): Promise<MemberRow | undefined> {
    return select(manager).where('member.id = :id', { id }).getRawOne<MemberRow>();
  }

  /** The member's badges, the last earned first. */
  findBadges(memberId: number): Promise<HeldBadge[]> {
    return this.database.manager
      .createQueryBuilder(MemberBadgeEntity, 'held')
      .innerJoin(BadgeEntity, 'badge', 'badge.id = held.badgeId')
      .select(['badge.id AS id', 'badge.name AS name', 'badge.icon AS icon', 'badge.color AS color'])
      .addSelect('held.earnedDate', 'earnedDate')
      .where('held.memberId = :memberId', { memberId })
      .orderBy('held.earnedDate', 'DESC')
      .addOrderBy('held.id', 'DESC')
      .getRawMany<HeldBadge>();
  }
}

/** Longer than a year. */
const NUMBER = /\d{5,}/;

/**
 * Members whose name or e-mail contains the text. The index is asked for a number in it alone: what stands around numbers, such as
 * `member 04711` in an imported list, is in every row, and the index reads 200,000 of them for each three letters (9 ms and more).
 */
const search = (query: SelectQueryBuilder<MemberEntity>, text: string): void => {
  // What follows an @ is many people's: `163.com`.
  const number = NUMBER.exec(text.replace(/@.*/, ''))?.[0];
  query.andWhere('member.searched LIKE lower(:part)', { part: containing(number ?? text) });
  if (number !== undefined) query.andWhere('strpos(member.searched, lower(:text)) > 0', { text });
};

/** Plain rows of members, to be read by `getRawMany`. */
const select = (manager: EntityManager): SelectQueryBuilder<MemberEntity> =>
  manager
    .createQueryBuilder(MemberEntity, 'member')
    .select(['member.id AS id', 'member.name AS name', 'member.email AS email', 'member.phone AS phone'])
    .addSelect('member.userId IS NOT NULL', 'hasAccount')
    .addSelect(['member.joinDate AS "joinDate"', 'member.totalPoints AS "totalPoints"'])
    .addSelect('member.spentPoints', 'spentPoints')
    .addSelect(['member.eventsAttended AS "eventsAttended"', 'member.membershipLevel AS "membershipLevel"'])
    .addSelect(
      '(SELECT count(*)::int FROM member_badges held WHERE held.member_id = member.id)',
      'badgeCount',
    );
