import { Injectable } from '@nestjs/common';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type Page, pageById, type PagePart } from '#src/common/paging/page.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import { Database, type Transaction } from '#src/database/database.js';
import { type LedgerCommand, LedgerService } from './ledger.service.js';
import { entryNotFound } from './ledger-errors.js';
import { memberNotFound } from '#src/modules/loyalty/members/loyalty-errors.js';
import type { AdjustmentRequest, AwardResponse, LedgerEntryResponse } from './member-ledger.dto.js';
import { MemberLedgerRepository } from './member-ledger.repository.js';
import { MemberReadingRepository } from '#src/modules/loyalty/members/member-reading.repository.js';

/** What staff do to members' points and badges; the ledger is written by `LedgerService` alone. */
@Injectable()
export class MemberLedgerService {
  constructor(
    private readonly database: Database,
    private readonly ledger: LedgerService,
    private readonly entries: MemberLedgerRepository,
    private readonly members: MemberReadingRepository,
  ) {}

  /**
   * A member's entries, the newest first.
   * @throws DomainError `loyalty.member-not-found`, or naming `cursor` when it is not one of ours
   */
  findPage(memberId: number, query: PageQuery): Promise<Page<LedgerEntryResponse>> {
    const find = async (part: PagePart) => {
      if (!(await this.members.find(memberId))) throw memberNotFound();
      return this.entries.findPage(memberId, part);
    };
    return pageById(query, find);
  }

  /** @throws DomainError as `LedgerService.adjust` */
  adjust(
    memberId: number,
    { points, reason }: AdjustmentRequest,
    command: LedgerCommand,
  ): Promise<Once<LedgerEntryResponse>> {
    return this.write((transaction) =>
      this.ledger.adjust(transaction, { memberId, points, reason, ...command }),
    );
  }

  /** @throws DomainError as `LedgerService.reverse` */
  reverse(entryId: number, reason: string, command: LedgerCommand): Promise<Once<LedgerEntryResponse>> {
    return this.write((transaction) => this.ledger.reverse(transaction, { entryId, reason, ...command }));
  }

  /** @throws DomainError as `LedgerService.awardBadge` */
  async award(asked: number, badgeId: number, by: number): Promise<AwardResponse> {
    const { id, memberId, earnedDate, isNew } = await this.database.transaction((transaction) =>
      this.ledger.awardBadge(transaction, { memberId: asked, badgeId, by }),
    );
    return { id, memberId, badgeId, earnedDate, isNew: isNew === 1 };
  }

  private write(
    make: (transaction: Transaction) => Promise<{ id: number }>,
  ): Promise<Once<LedgerEntryResponse>> {
    return this.database.transaction(async (transaction) => {
      const { id } = await make(transaction);
      const [answer] = await this.entries.find(transaction, [id]);
      if (!answer) throw entryNotFound();
      return { answer, isNew: await this.entries.isOfThis(transaction, id) };
    });
  }
}
