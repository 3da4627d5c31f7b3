import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import { type Page, pageById } from '#src/common/paging/page.js';
import { memberNotFound } from './loyalty-errors.js';
import { MemberReadingRepository } from './member-reading.repository.js';
import type { MemberDetailsResponse, MemberResponse, MembersQuery } from './members.dto.js';

/** Who collects points, as staff look at them (spec §2 "Loyalty tab"). */
@Injectable()
export class MembersService {
  constructor(private readonly members: MemberReadingRepository) {}

  /** Members, the newest first. @throws DomainError naming `cursor` when it is not one of ours */
  findPage({ q, ...query }: MembersQuery): Promise<Page<MemberResponse>> {
    return pageById(query, (part) => this.members.findMany({ q, ...part }));
  }

  /** A member with the badges they have. @throws DomainError `loyalty.member-not-found` */
  async find(id: number): Promise<MemberDetailsResponse> {
    const member = orThrow(await this.members.find(id), memberNotFound);
    return { ...member, badges: await this.members.findBadges(id) };
  }
}
