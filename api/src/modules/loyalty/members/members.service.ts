import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { readCursor, writeCursor } from '#src/common/paging/id-cursor.js';
import { type Page, pageOf } from '#src/common/paging/page.js';
import { memberNotFound } from './loyalty-errors.js';
import { MemberReadingRepository } from './member-reading.repository.js';
import { toMemberDetails, toMemberResponse } from './member-view.js';
import type { MemberDetailsResponse, MemberResponse, MembersQuery } from './members.dto.js';

/** Who collects points, as staff look at them (spec §2 "Loyalty tab"). */
@Injectable()
export class MembersService {
  constructor(private readonly members: MemberReadingRepository) {}

  /**
   * Members, the newest first.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage({ cursor, limit = LIST_LIMIT.default, q }: MembersQuery): Promise<Page<MemberResponse>> {
    const before = cursor === undefined ? undefined : readCursor(cursor);
    const found = await this.members.findMany({ q, before, take: limit + 1 });
    const page = pageOf(found, limit, ({ id }) => writeCursor(id));
    return { ...page, shown: page.shown.map(toMemberResponse) };
  }

  /**
   * A member with the badges they have.
   * @throws DomainError `loyalty.member-not-found`
   */
  async find(id: number): Promise<MemberDetailsResponse> {
    const member = await this.members.find(id);
    if (!member) throw memberNotFound();
    const badges = await this.members.findBadges(id);
    return toMemberDetails(member, badges);
  }
}
