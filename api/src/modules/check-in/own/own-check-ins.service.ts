import { Injectable } from '@nestjs/common';
import { type MembershipTier, membershipTier } from '#contract/loyalty.js';
import { VERIFICATION_PAGE } from '#contract/photos.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import type { OwnCheckInResponse, OwnCheckInsQuery } from './own-check-ins.dto.js';
import { type OwnCheckInRow, OwnCheckInsRepository } from './own-check-ins.repository.js';

/** A guest's own check-ins, on whatever phone they were made (design §4 "Roles"). */
@Injectable()
export class OwnCheckInsService {
  constructor(private readonly checkIns: OwnCheckInsRepository) {}

  /** One page, the newest first. @throws DomainError naming `cursor` when it is not one of ours */
  async findPage(
    userId: number,
    { cursor, limit = VERIFICATION_PAGE.default }: OwnCheckInsQuery,
  ): Promise<Page<OwnCheckInResponse>> {
    const page = await pageById({ cursor, limit }, (part) => this.checkIns.findOfAccount(userId, part));
    return mapPage(page, toResponse);
  }
}

const toResponse = ({ pointsBefore, pointsAfter, ...row }: OwnCheckInRow): OwnCheckInResponse => ({
  ...row,
  tierReached: row.points > 0 ? tierReached(pointsBefore, pointsAfter) : null,
});

const tierReached = (before: number | null, after: number | null): MembershipTier | null => {
  if (before === null || after === null) return null;
  const [from, to] = [membershipTier(before), membershipTier(after)];
  return after > before && from !== to ? to : null;
};
