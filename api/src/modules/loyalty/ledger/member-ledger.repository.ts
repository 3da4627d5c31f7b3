import { Injectable } from '@nestjs/common';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import { personName } from '#src/database/sql/person-name.js';
import { timeOf } from './ledger.sql.js';
import type { LedgerEntryResponse } from './member-ledger.dto.js';

/** An entry stands when an even number of reversals is above it (decision 19). */
const STANDS = `
  (coalesce((SELECT max(chain.chain_depth) FROM loyalty_transactions chain
              WHERE chain.root_id = coalesce(entry.root_id, entry.id)), 0) - entry.chain_depth) % 2 = 0`;

/**
 * The entries `$1` with their names, the newest first. As SQL, since it joins tables of other areas and an entry's own chain.
 */
const ENTRIES = `
  SELECT entry.id, entry.type, entry.points, entry.description, event.name AS "eventName", badge.name AS "badgeName",
         redemption.reward_name AS "rewardName",
         ${personName('person')} AS by, entry.reverses_id AS "reversesId", ${STANDS} AS stands,
         CASE WHEN reversal.id IS NOT NULL
              THEN json_build_object('id', reversal.id, 'reason', reversal.description, 'by', ${personName('reverser')},
                                     'createdAt', ${timeOf('reversal.created_at')}) END AS reversal,
         ${timeOf('entry.created_at')} AS "createdAt"
    FROM loyalty_transactions entry
    LEFT JOIN events event ON event.id = entry.event_id
    LEFT JOIN badges badge ON badge.id = entry.badge_id
    LEFT JOIN loyalty_transactions root ON root.id = coalesce(entry.root_id, entry.id)
    LEFT JOIN redemptions redemption ON redemption.id = root.redemption_id
    LEFT JOIN users person ON person.id = entry.created_by
    LEFT JOIN loyalty_transactions reversal ON reversal.reverses_id = entry.id
    LEFT JOIN users reverser ON reverser.id = reversal.created_by
   WHERE entry.id = ANY($1)
   ORDER BY entry.created_at DESC, entry.id DESC`;

/** Ledgers as staff read them. */
@Injectable()
export class MemberLedgerRepository {
  constructor(private readonly database: Database) {}

  /** A member's entries, the newest first. */
  async findPage(memberId: number, { after, take }: PagePart): Promise<LedgerEntryResponse[]> {
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
