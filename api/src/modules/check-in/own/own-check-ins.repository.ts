import { Injectable } from '@nestjs/common';
import type { PagePart } from '#src/common/paging/page.js';
import { Database } from '#src/database/database.js';
import type { OwnCheckInResponse } from './own-check-ins.dto.js';
import { FIND_OWN_CHECK_INS } from './own-check-ins.sql.js';

/** A check-in as stored. */
export type OwnCheckInRow = Omit<OwnCheckInResponse, 'tierReached'> & {
  /** The member's points before the show's award, and with it and the badges of the show; null without an award. */
  pointsBefore: number | null;
  pointsAfter: number | null;
};

/** Check-ins as their guests look at them. */
@Injectable()
export class OwnCheckInsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  findOfAccount(userId: number, { after, take }: PagePart): Promise<OwnCheckInRow[]> {
    return this.database.query<OwnCheckInRow>(FIND_OWN_CHECK_INS, [userId, after ?? null, take]);
  }
}
