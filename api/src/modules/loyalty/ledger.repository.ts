import { Injectable } from '@nestjs/common';
import { POINTS_PER_ATTENDANCE } from '#contract/limits.js';
import type { Transaction } from '#src/database/database.js';

/** One line of `loyalty_transactions` (spec §3; design §4 "Points are a ledger"). */
export interface LedgerEntry {
  id: number;
  memberId: number;
  eventId: number | null;
  badgeId: number | null;
  /** The entry that a reversal takes back. */
  reversesId: number | null;
  points: number;
  type: 'attendance' | 'badge' | 'adjustment' | 'reversal';
  /** What it was for, or the reason that staff gave. */
  description: string | null;
  clientKey: string | null;
  /** The account that made it; null for the product itself. */
  createdBy: number | null;
  createdAt: Date;
}

/** The last entry of a chain of reversals: nothing takes it back. */
export interface ChainTip {
  id: number;
  /** Whether the points of the entry at the bottom count. */
  stands: boolean;
  /** Staff wrote the last entry of the chain in the ledger itself; a decision about a photo has no key. */
  isByHand: boolean;
}

/** A badge that a member holds, as stored. */
export interface MemberBadge {
  id: number;
  memberId: number;
  badgeId: number;
  earnedDate: Date;
  isNew: boolean;
}

/** What staff or the product add to the ledger by hand. */
export interface NewEntry {
  memberId: number;
  points: number;
  description: string;
  by: number | null;
  clientKey: string | null;
}

const COLUMNS = `
  id, member_id AS "memberId", event_id AS "eventId", badge_id AS "badgeId", reverses_id AS "reversesId", points, type,
  description, client_key AS "clientKey", created_by AS "createdBy", created_at AS "createdAt"`;

const DESCRIPTION = 'left($1::text, 255)';

/**
 * `loyalty_transactions`, written by hand. Triggers move the balances. Whoever writes has locked the member before, and
 * an entry before the member's badges, as all who touch several of these do (decision 19).
 */
@Injectable()
export class LedgerRepository {
  /** The member, held still until the end of the transaction, with its balance. */
  async lockMember(transaction: Transaction, id: number): Promise<{ balance: number } | undefined> {
    const [member] = await transaction.query<{ balance: number }>(
      'SELECT total_points AS balance FROM loyalty_members WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return member;
  }

  async find(transaction: Transaction, id: number): Promise<LedgerEntry | undefined> {
    const [entry] = await transaction.query<LedgerEntry>(
      `SELECT ${COLUMNS} FROM loyalty_transactions WHERE id = $1`,
      [id],
    );
    return entry;
  }

  async findByKey(transaction: Transaction, clientKey: string | null): Promise<LedgerEntry | undefined> {
    if (clientKey === null) return undefined;
    const [entry] = await transaction.query<LedgerEntry>(
      `SELECT ${COLUMNS} FROM loyalty_transactions WHERE client_key = $1`,
      [clientKey],
    );
    return entry;
  }

  /** Where the award for this event, or for this badge, has come to. */
  async findTip(
    transaction: Transaction,
    award: { memberId: number } & ({ eventId: number } | { badgeId: number }),
  ): Promise<ChainTip | undefined> {
    const [type, source, id] =
      'eventId' in award ? ['attendance', 'event_id', award.eventId] : ['badge', 'badge_id', award.badgeId];
    const [tip] = await transaction.query<ChainTip>(
      `SELECT coalesce(last.id, root.id) AS id, coalesce(last.chain_depth, 0) % 2 = 0 AS stands,
              last.client_key IS NOT NULL AS "isByHand"
         FROM loyalty_transactions root LEFT JOIN LATERAL (
           SELECT id, chain_depth, client_key FROM loyalty_transactions
            WHERE root_id = root.id ORDER BY chain_depth DESC LIMIT 1) last ON true
        WHERE root.member_id = $1 AND root.type = $2 AND root.${source} = $3`,
      [award.memberId, type, id],
    );
    return tip;
  }

  async addAdjustment(transaction: Transaction, entry: NewEntry): Promise<LedgerEntry | undefined> {
    const [added] = await transaction.query<LedgerEntry>(
      `INSERT INTO loyalty_transactions (description, member_id, points, type, created_by, client_key)
       VALUES (${DESCRIPTION}, $2, $3, 'adjustment', $4, $5)
       ON CONFLICT (client_key) WHERE client_key IS NOT NULL DO NOTHING RETURNING ${COLUMNS}`,
      [entry.description, entry.memberId, entry.points, entry.by, entry.clientKey],
    );
    return added;
  }

  /** Takes back an entry that nothing has taken back yet; undefined when its key is another entry's. */
  async addReversal(
    transaction: Transaction,
    reversal: { entryId: number; description: string; by: number | null; clientKey: string | null },
  ): Promise<LedgerEntry | undefined> {
    const [added] = await transaction.query<LedgerEntry>(
      `INSERT INTO loyalty_transactions (description, member_id, event_id, badge_id, points, type, reverses_id,
                                         created_by, client_key)
       SELECT ${DESCRIPTION}, member_id, event_id, badge_id, -points, 'reversal', id, $3, $4
         FROM loyalty_transactions WHERE id = $2
       ON CONFLICT (client_key) WHERE client_key IS NOT NULL DO NOTHING RETURNING ${COLUMNS}`,
      [reversal.description, reversal.entryId, reversal.by, reversal.clientKey],
    );
    return added;
  }

  async isReversed(transaction: Transaction, entryId: number): Promise<boolean> {
    const found = await transaction.query('SELECT FROM loyalty_transactions WHERE reverses_id = $1', [
      entryId,
    ]);
    return found.length > 0;
  }

  /** The entry at the bottom of a chain: of which badge, if any is left, and whether it stands. */
  async findAward(
    transaction: Transaction,
    entryId: number,
  ): Promise<{ type: LedgerEntry['type']; badgeId: number | null; stands: boolean } | undefined> {
    const [award] = await transaction.query<{
      type: LedgerEntry['type'];
      badgeId: number | null;
      stands: boolean;
    }>(
      `SELECT root.type, root.badge_id AS "badgeId", EXISTS (SELECT FROM standing_entries WHERE id = root.id) AS stands
         FROM loyalty_transactions entry JOIN loyalty_transactions root ON root.id = coalesce(entry.root_id, entry.id)
        WHERE entry.id = $1`,
      [entryId],
    );
    return award;
  }

  /** The badge, which nobody changes or deletes until the end of the transaction. */
  async lockBadge(
    transaction: Transaction,
    id: number,
  ): Promise<{ name: string; points: number; isActive: boolean } | undefined> {
    const [badge] = await transaction.query<{ name: string; points: number; isActive: boolean }>(
      'SELECT name, points, is_active = 1 AS "isActive" FROM badges WHERE id = $1 FOR SHARE',
      [id],
    );
    return badge;
  }

  /** The first award of a show to a member. */
  async addAttendance(
    transaction: Transaction,
    { memberId, eventId, by }: { memberId: number; eventId: number; by: number | null },
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type, description, created_by)
       SELECT $1, id, ${POINTS_PER_ATTENDANCE}, 'attendance', left('Attended ' || name, 255), $3 FROM events WHERE id = $2`,
      [memberId, eventId, by],
    );
  }

  /** The first award of a badge to a member. */
  async addBadgeEntry(transaction: Transaction, entry: NewEntry & { badgeId: number }): Promise<void> {
    await transaction.query(
      `INSERT INTO loyalty_transactions (description, member_id, badge_id, points, type, created_by, client_key)
       VALUES (${DESCRIPTION}, $2, $3, $4, 'badge', $5, $6)`,
      [entry.description, entry.memberId, entry.badgeId, entry.points, entry.by, entry.clientKey],
    );
  }

  /** @returns undefined when the member holds it already */
  async giveBadge(
    transaction: Transaction,
    award: { memberId: number; badgeId: number },
  ): Promise<MemberBadge | undefined> {
    const [held] = await transaction.query<MemberBadge>(
      `INSERT INTO member_badges (member_id, badge_id, basis) VALUES ($1, $2, 'staff')
       ON CONFLICT (member_id, badge_id) DO NOTHING
       RETURNING id, member_id AS "memberId", badge_id AS "badgeId", earned_date AS "earnedDate", is_new = 1 AS "isNew"`,
      [award.memberId, award.badgeId],
    );
    return held;
  }

  async takeBadge(transaction: Transaction, award: { memberId: number; badgeId: number }): Promise<void> {
    await transaction.query('DELETE FROM member_badges WHERE member_id = $1 AND badge_id = $2', [
      award.memberId,
      award.badgeId,
    ]);
  }
}
