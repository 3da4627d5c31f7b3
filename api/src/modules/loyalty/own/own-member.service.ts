import { Injectable } from '@nestjs/common';
import { badgeProgress } from '#contract/loyalty.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { mapPage, type Page } from '#src/common/paging/page.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import { textProblem } from '#src/common/validation/fields/text.decorator.js';
import { Database } from '#src/database/database.js';
import { BadgeHistoryRepository } from '#src/modules/loyalty/badges/badge-history.repository.js';
import { memberNotFound } from '#src/modules/loyalty/members/loyalty-errors.js';
import type { LedgerEntryResponse } from '#src/modules/loyalty/ledger/member-ledger.dto.js';
import { MemberLedgerService } from '#src/modules/loyalty/ledger/member-ledger.service.js';
import type {
  MemberBadgesQuery,
  MemberBadgeView,
  OwnMemberResponse,
  PointsEntryResponse,
} from './own-member.dto.js';
import { OwnMemberRepository, type StandingRow } from './own-member.repository.js';

/** What a member sees of themselves, and staff of any of them (spec §2 "Customer loyalty panel"). */
@Injectable()
export class OwnMemberService {
  constructor(
    private readonly database: Database,
    private readonly members: OwnMemberRepository,
    private readonly histories: BadgeHistoryRepository,
    private readonly ledger: MemberLedgerService,
  ) {}

  /**
   * The member of the caller's e-mail, or for admins of any. The caller's own is the member of their account, for admins too: what
   * others collected with an address that is not proved yet stays unread (design §4 "Registration").
   * @throws DomainError `loyalty.member-not-found`
   */
  async findByEmail(email: string, user: SessionUser): Promise<OwnMemberResponse> {
    const wanted = normalizeEmail(email);
    if (textProblem(wanted, { label: 'Email', max: TEXT_LENGTH.email }) !== undefined) throw memberNotFound();
    return orThrow(await this.findWanted(wanted, user), memberNotFound);
  }

  /**
   * The badges of a member, the latest first, then on request those still to be earned with how far they are.
   * @throws DomainError `loyalty.member-not-found` for somebody else's, unless an admin asks
   */
  async findBadges(
    memberId: number,
    { include }: MemberBadgesQuery,
    user: SessionUser,
  ): Promise<MemberBadgeView[]> {
    await this.checkMayRead(memberId, user);
    const badges = await this.members.findBadges(memberId, include);
    const histories = await this.histories.findMany(this.database, [memberId]);
    const reached: Readonly<Record<string, number>> = badgeProgress(
      histories.get(memberId) ?? { shows: [], tables: [] },
    );
    return badges.map((badge) => toBadgeView(badge, reached[badge.requirementType] ?? 0));
  }

  /**
   * The member has seen these badges: they are new no longer. Admins looking at somebody's badges have not.
   * @throws DomainError `loyalty.member-not-found` unless it is the caller's own
   */
  async markSeen(memberId: number, badgeIds: readonly number[], user: SessionUser): Promise<void> {
    if ((await this.members.findAccountOf(memberId)) !== user.id) throw memberNotFound();
    await this.members.markSeen(memberId, badgeIds);
  }

  /**
   * What a member's points came from, the newest first.
   * @throws DomainError `loyalty.member-not-found` for somebody else's, unless an admin asks; naming `cursor` when it is
   *   not one of ours
   */
  async findPoints(
    memberId: number,
    query: PageQuery,
    user: SessionUser,
  ): Promise<Page<PointsEntryResponse>> {
    await this.checkMayRead(memberId, user);
    return mapPage(await this.ledger.findPage(memberId, query), toPointsEntry);
  }

  private async findWanted(wanted: string, user: SessionUser): Promise<OwnMemberResponse | null> {
    if (wanted === normalizeEmail(user.email)) return this.members.findByAccount(user.id);
    return user.userType === 'admin' ? this.members.findByEmail(wanted) : null;
  }

  private async checkMayRead(memberId: number, user: SessionUser): Promise<void> {
    const accountId = await this.members.findAccountOf(memberId);
    const mayRead = accountId !== undefined && (accountId === user.id || user.userType === 'admin');
    if (!mayRead) throw memberNotFound();
  }
}

/** Without who did what: that is staff's to know. */
const toPointsEntry = (entry: LedgerEntryResponse): PointsEntryResponse => {
  const { id, type, points, description, eventName, badgeName, rewardName, stands, createdAt } = entry;
  return { id, type, points, description, eventName, badgeName, rewardName, stands, createdAt };
};

/** @param reached how much of the badge's kind there is; a member who has the badge has reached all of it, however they got it */
const toBadgeView = (badge: StandingRow, reached: number): MemberBadgeView => ({
  ...badge,
  progress: badge.earnedDate ? badge.requirement : Math.min(reached, badge.requirement),
});
