import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import { Database } from '#src/database/database.js';
import { standsFor } from '#src/database/sql/member-address.js';
import { BADGE_COLUMNS } from '#src/modules/loyalty/badges/badges.repository.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';
import { MemberBadgeEntity } from '#src/modules/loyalty/entities/member-badge.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import type { MemberBadgesQuery, MemberBadgeView, OwnMemberResponse } from './own-member.dto.js';

const SHOWN = {
  id: true,
  name: true,
  email: true,
  phone: true,
  joinDate: true,
  totalPoints: true,
  spentPoints: true,
  eventsAttended: true,
  membershipLevel: true,
  cardCode: true,
  badgesDue: true,
} as const;

/** A badge as the member stands to it. */
export type StandingRow = Omit<MemberBadgeView, 'progress'>;

/** Members as they look at themselves. */
@Injectable()
export class OwnMemberRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(BadgeEntity) private readonly badges: Repository<BadgeEntity>,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
  ) {}

  findByAccount(userId: number): Promise<OwnMemberResponse | null> {
    return this.members.findOne({ select: SHOWN, where: { userId } });
  }

  /** The member whom an address, in lower case, stands for: whose own it is, or into whom staff merged its member. */
  findByEmail(email: string): Promise<OwnMemberResponse | null> {
    return this.members.findOne({ select: SHOWN, where: { email: standsFor(email) } });
  }

  /** Whose member it is: an account's id, or null for a guest of the door; undefined for no such member. */
  async findAccountOf(id: number): Promise<number | null | undefined> {
    const member = await this.members.findOne({ select: { id: true, userId: true }, where: { id } });
    return member?.userId;
  }

  /** The badges a member has, the latest first; with `available` then those that can still be earned. */
  findBadges(memberId: number, include: MemberBadgesQuery['include']): Promise<StandingRow[]> {
    return this.badges
      .createQueryBuilder('badge')
      .leftJoin(MemberBadgeEntity, 'held', 'held.badgeId = badge.id AND held.memberId = :memberId', {
        memberId,
      })
      .select(BADGE_COLUMNS)
      .addSelect(':memberId::int', 'memberId')
      .addSelect('badge.id', 'badgeId')
      .addSelect('held.earnedDate', 'earnedDate')
      .addSelect('coalesce(held.isNew, 0) <> 0', 'isNew')
      .where(include === 'available' ? 'held.id IS NOT NULL OR badge.isActive = 1' : 'held.id IS NOT NULL')
      .orderBy('held.earnedDate', 'DESC', 'NULLS LAST')
      .addOrderBy('badge.requirement')
      .addOrderBy('badge.id')
      .limit(LIST_LIMIT.max)
      .getRawMany<StandingRow>();
  }

  /** In a transaction, since judging may write the same rows in another order, and the one that loses is repeated. */
  async markSeen(memberId: number, badgeIds: readonly number[]): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.update(MemberBadgeEntity, { memberId, badgeId: In(badgeIds), isNew: Not(0) }, { isNew: 0 }),
    );
  }
}
