import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type ExpectedVersions, isAsAsked, isStale } from '#src/common/http/if-match.js';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import { Database } from '#src/database/database.js';
import type {
  BadgeChanges,
  BadgePreview,
  BadgePreviewQuery,
  BadgeRequest,
  BadgeResponse,
} from './badge.dto.js';
import { BadgesRepository } from './badges.repository.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import {
  badgeChangedMeanwhile,
  badgeNotFound,
  loyaltyKeyReused,
} from '#src/modules/loyalty/members/loyalty-errors.js';

/** The id of a badge that is not made yet, which no member has. */
const NOBODYS_BADGE = 0;

/** What members can earn, as staff look after it (spec §2 "Loyalty tab", §9). */
@Injectable()
export class BadgesService {
  constructor(
    private readonly badges: BadgesRepository,
    private readonly database: Database,
    private readonly judging: JudgingService,
  ) {}

  /** For an admin all badges, with how many members have each; for everybody else those that can be earned now. */
  findAll(user: SessionUser | null): Promise<BadgeResponse[]> {
    return user?.userType === 'admin' ? this.badges.findAll() : this.badges.findActive();
  }

  /**
   * Makes a badge, once for each key. Members whose history earns it get it soon after.
   * @returns the badge as it is now, and whether this call made it
   * @throws DomainError `loyalty.key-reused`
   */
  async create(request: BadgeRequest, clientKey: string | null): Promise<Once<BadgeResponse>> {
    const hash = requestHash(fieldsOf(request));
    const id = await this.badges.insert(request, { clientKey, requestHash: hash });
    if (id !== undefined) return { answer: await this.findOrThrow(id), isNew: true };
    const earlier = clientKey === null ? null : await this.badges.findByKey(clientKey);
    if (!earlier) throw badgeNotFound();
    if (earlier.requestHash !== hash) throw loyaltyKeyReused();
    return { answer: await this.findOrThrow(earlier.id), isNew: false };
  }

  /**
   * How many members would get the badge if it asked for this: awards are for good (decision 19).
   * @throws DomainError `loyalty.badge-not-found`
   */
  async preview({ badgeId, ...requirement }: BadgePreviewQuery): Promise<BadgePreview> {
    if (badgeId !== undefined) await this.findOrThrow(badgeId);
    return this.judging.countAwards({ id: badgeId ?? NOBODYS_BADGE, ...requirement });
  }

  /**
   * Replaces a badge; who has it keeps it, with the points it brought then.
   * @param versions those the change may be based on; null to change whatever is there
   * @throws DomainError `loyalty.badge-not-found`, `loyalty.badge-changed-meanwhile`
   */
  update(id: number, changes: BadgeChanges, versions: ExpectedVersions): Promise<BadgeResponse> {
    return this.database.transaction(async (transaction) => {
      const stored = orThrow(await this.badges.lock(transaction, id), badgeNotFound);
      const isOlder = isStale(versions, stored.version);
      if (!isOlder) await this.badges.update(transaction, id, changes);
      const badge = orThrow(await this.badges.find(id, transaction), badgeNotFound);
      if (isOlder && !isAsAsked(badge, changes)) throw badgeChangedMeanwhile();
      return badge;
    });
  }

  /**
   * Removes a badge, also from the members who have it; they keep the points it brought.
   * @throws DomainError `loyalty.badge-not-found`
   */
  async delete(id: number): Promise<void> {
    if (!(await this.badges.delete(id))) throw badgeNotFound();
  }

  private async findOrThrow(id: number): Promise<BadgeResponse> {
    return orThrow(await this.badges.find(id), badgeNotFound);
  }
}
