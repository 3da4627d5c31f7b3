import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { LedgerEntryResponse } from './member-ledger.dto.js';

/** How people are called who do things for members. */
const nameOf = (person: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${person}.first_name, ''), nullif(${person}.last_name, '')), ''), ${person}.username)`;

const timeOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An entry stands when an even number of reversals is above it (decision 19). */
const STANDS = `
  (coalesce((SELECT max(chain.chain_depth) FROM loyalty_transactions chain
              WHERE chain.root_id = coalesce(entry.root_id, entry.id)), 0) - entry.chain_depth) % 2 = 0`;

/** @param page the entries to show, in their order */
const entriesOf = (page: string): string => `
  WITH page AS (${page})
  SELECT entry.id, entry.type, entry.points, entry.description, event.name AS "eventName", badge.name AS "badgeName",
         ${nameOf('person')} AS by, entry.reverses_id AS "reversesId", ${STANDS} AS stands,
         CASE WHEN reversal.id IS NOT NULL
              THEN json_build_object('id', reversal.id, 'reason', reversal.description, 'by', ${nameOf('reverser')},
                                     'createdAt', ${timeOf('reversal.created_at')}) END AS reversal,
         ${timeOf('entry.created_at')} AS "createdAt"
    FROM page JOIN loyalty_transactions entry ON entry.id = page.id
    LEFT JOIN events event ON event.id = entry.event_id
    LEFT JOIN badges badge ON badge.id = entry.badge_id
    LEFT JOIN users person ON person.id = entry.created_by
    LEFT JOIN loyalty_transactions reversal ON reversal.reverses_id = entry.id
    LEFT JOIN users reverser ON reverser.id = reversal.created_by
   ORDER BY entry.created_at DESC, entry.id DESC`;

const PAGE = entriesOf(`
  SELECT id FROM loyalty_transactions
   WHERE member_id = $1
     AND ($2::int IS NULL OR (created_at, id) < (SELECT created_at, id FROM loyalty_transactions WHERE id = $2))
   ORDER BY created_at DESC, id DESC LIMIT $3`);

const ONE = entriesOf('SELECT $1::int AS id');

/** Ledgers as staff read them. */
@Injectable()
export class MemberLedgerRepository {
  constructor(private readonly database: Database) {}

  /**
   * A member's entries, the newest first.
   * @param page `after` is the entry that ended the page before
   */
  findPage(
    memberId: number,
    { after, take }: { after?: number; take: number },
  ): Promise<LedgerEntryResponse[]> {
    return this.database.query<LedgerEntryResponse>(PAGE, [memberId, after ?? null, take]);
  }

  async find(runner: SqlRunner, id: number): Promise<LedgerEntryResponse | undefined> {
    const [entry] = await runner.query<LedgerEntryResponse>(ONE, [id]);
    return entry;
  }

  /** True for an entry that this very transaction made, false for one that an earlier call with its key made. */
  async isOfThis(transaction: Transaction, id: number): Promise<boolean> {
    const made = await transaction.query<object>(
      'SELECT FROM loyalty_transactions WHERE id = $1 AND xmin = pg_current_xact_id()::xid',
      [id],
    );
    return made.length > 0;
  }
}
