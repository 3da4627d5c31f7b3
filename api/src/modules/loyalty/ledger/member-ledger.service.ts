import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { readCursor, writeCursor } from '#src/common/paging/id-cursor.js';
import { type Page, pageOf } from '#src/common/paging/page.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import { Database, type Transaction } from '#src/database/database.js';
import { LedgerService } from './ledger.service.js';
import { entryNotFound } from './ledger-errors.js';
import { memberNotFound } from '#src/modules/loyalty/members/loyalty-errors.js';
import type { AdjustmentRequest, AwardResponse, LedgerEntryResponse } from './member-ledger.dto.js';
import { MemberLedgerRepository } from './member-ledger.repository.js';
import { MemberReadingRepository } from '#src/modules/loyalty/members/member-reading.repository.js';

/** Who does something to a ledger, and the key of the command; null for callers without one. */
interface LedgerCommand {
  by: number;
  clientKey: string | null;
}

/** An entry, and whether this call made it. */
interface LedgerOutcome {
  entry: LedgerEntryResponse;
  isNew: boolean;
}

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
  async findPage(
    memberId: number,
    { cursor, limit = LIST_LIMIT.default }: PageQuery,
  ): Promise<Page<LedgerEntryResponse>> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (!(await this.members.find(memberId))) throw memberNotFound();
    const found = await this.entries.findPage(memberId, { after, take: limit + 1 });
    return pageOf(found, limit, ({ id }) => writeCursor(id));
  }

  /** @throws DomainError as `LedgerService.adjust` */
  adjust(
    memberId: number,
    { points, reason }: AdjustmentRequest,
    command: LedgerCommand,
  ): Promise<LedgerOutcome> {
    return this.write((transaction) =>
      this.ledger.adjust(transaction, { memberId, points, reason, ...command }),
    );
  }

  /** @throws DomainError as `LedgerService.reverse` */
  reverse(entryId: number, reason: string, command: LedgerCommand): Promise<LedgerOutcome> {
    return this.write((transaction) => this.ledger.reverse(transaction, { entryId, reason, ...command }));
  }

  /** @throws DomainError as `LedgerService.awardBadge` */
  async award(memberId: number, badgeId: number, by: number): Promise<AwardResponse> {
    const { id, earnedDate, isNew } = await this.database.transaction((transaction) =>
      this.ledger.awardBadge(transaction, { memberId, badgeId, by }),
    );
    return { id, memberId, badgeId, earnedDate: earnedDate.toISOString(), isNew: isNew === 1 };
  }

  private write(make: (transaction: Transaction) => Promise<{ id: number }>): Promise<LedgerOutcome> {
    return this.database.transaction(async (transaction) => {
      const { id } = await make(transaction);
      const [entry] = await this.entries.find(transaction, [id]);
      if (!entry) throw entryNotFound();
      return { entry, isNew: await this.entries.isOfThis(transaction, id) };
    });
  }
}
