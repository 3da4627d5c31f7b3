import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import type { LedgerEntryResponse } from './member-ledger.dto.js';
import { ENTRIES } from './member-ledger.sql.js';

/** Ledgers as staff read them. */
@Injectable()
export class MemberLedgerRepository {
  constructor(private readonly database: Database) {}

  /**
   * A member's entries, the newest first.
   * @param page `after` is the entry that ended the page before
   */
  async findPage(
    memberId: number,
    { after, take }: { after?: number; take: number },
  ): Promise<LedgerEntryResponse[]> {
    const page = this.database.manager
      .createQueryBuilder(LedgerEntryEntity, 'entry')
      .select('entry.id')
      .where('entry.memberId = :memberId', { memberId })
      .orderBy('entry.createdAt', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .limit(take);
    if (after !== undefined)
      page.andWhere(
        '(entry.createdAt, entry.id) < (SELECT created_at, id FROM loyalty_transactions WHERE id = :after)',
        { after },
      );
    const found = await page.getMany();
    return this.find(
      this.database,
      found.map(({ id }) => id),
    );
  }

  /** These entries, the newest first. */
  find(runner: SqlRunner, ids: readonly number[]): Promise<LedgerEntryResponse[]> {
    return runner.query<LedgerEntryResponse>(ENTRIES, [ids]);
  }

  /** True for an entry that this very transaction made, false for one that an earlier call with its key made. */
  isOfThis({ manager }: Transaction, id: number): Promise<boolean> {
    return manager
      .createQueryBuilder(LedgerEntryEntity, 'entry')
      .where('entry.id = :id AND entry.xmin = pg_current_xact_id()::xid', { id })
      .getExists();
  }
}
