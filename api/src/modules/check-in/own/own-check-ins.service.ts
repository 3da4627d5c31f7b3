import { Injectable } from '@nestjs/common';
import { type MembershipTier, membershipTier } from '#contract/loyalty.js';
import { VERIFICATION_PAGE } from '#contract/photos.js';
import { readCursor, writeCursor } from '#src/common/paging/id-cursor.js';
import { pageOf } from '#src/common/paging/page.js';
import type { OwnCheckInResponse, OwnCheckInsQuery } from './own-check-ins.dto.js';
import { OwnCheckInsRepository } from './own-check-ins.repository.js';

/** A guest's own check-ins, on whatever phone they were made (design §4 "Roles"). */
@Injectable()
export class OwnCheckInsService {
  constructor(private readonly checkIns: OwnCheckInsRepository) {}

  /**
   * One page, the newest first; `nextCursor` is there when more follow.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage(
    userId: number,
    { cursor, limit = VERIFICATION_PAGE.default }: OwnCheckInsQuery,
  ): Promise<{ checkIns: OwnCheckInResponse[]; nextCursor?: string }> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const found = await this.checkIns.findOfAccount(userId, { after, take: limit + 1 });
    const { shown, ...next } = pageOf(found, limit, ({ id }) => writeCursor(id));
    return {
      checkIns: shown.map(({ pointsBefore, pointsAfter, ...row }) => ({
        ...row,
        tierReached: row.points > 0 ? tierReached(pointsBefore, pointsAfter) : null,
        occurredAt: row.occurredAt.toISOString(),
      })),
      ...next,
    };
  }
}

const tierReached = (before: number | null, after: number | null): MembershipTier | null => {
  if (before === null || after === null) return null;
  const [from, to] = [membershipTier(before), membershipTier(after)];
  return after > before && from !== to ? to : null;
};
