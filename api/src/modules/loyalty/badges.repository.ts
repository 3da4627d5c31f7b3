import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { BadgeChanges, BadgeRequest, BadgeResponse } from './badge.dto.js';

/** A badge as stored. */
export type BadgeRow = Omit<BadgeResponse, 'holders' | 'version'>;

const COLUMNS = `badge.id, badge.name, badge.description, badge.icon, badge.color, badge.category, badge.requirement,
  badge.requirement_type AS "requirementType", badge.points, badge.is_active = 1 AS "isActive"`;

/** What admins alone are told. */
const MANAGED = `badge.version, (SELECT count(*)::int FROM member_badges held WHERE held.badge_id = badge.id) AS holders`;

/** `badges`: what members can earn (spec §3). */
@Injectable()
export class BadgesRepository {
  constructor(private readonly database: Database) {}

  /** Those that can be earned now, in the order in which they were made. */
  findActive(): Promise<BadgeRow[]> {
    return this.database.query<BadgeRow>(
      `SELECT ${COLUMNS} FROM badges badge WHERE badge.is_active = 1 ORDER BY badge.id LIMIT ${LIST_LIMIT.max}`,
    );
  }

  /** All of them with how many members have each, the retired ones last. */
  findAll(): Promise<BadgeResponse[]> {
    return this.database.query<BadgeResponse>(
      `SELECT ${COLUMNS}, ${MANAGED} FROM badges badge ORDER BY badge.is_active DESC, badge.id LIMIT ${LIST_LIMIT.max}`,
    );
  }

  /** The badge with how many members have it. */
  async find(id: number, runner: SqlRunner = this.database): Promise<BadgeResponse | undefined> {
    const [badge] = await runner.query<BadgeResponse>(
      `SELECT ${COLUMNS}, ${MANAGED} FROM badges badge WHERE badge.id = $1`,
      [id],
    );
    return badge;
  }

  /** @returns the new badge's id; undefined when the key has one already */
  async insert(
    badge: BadgeRequest,
    { clientKey, requestHash }: { clientKey: string | null; requestHash: string },
  ): Promise<number | undefined> {
    const [made] = await this.database.query<{ id: number }>(
      `INSERT INTO badges (name, description, icon, color, category, requirement, requirement_type, points,
                           client_key, request_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (client_key) DO NOTHING RETURNING id`,
      [...valuesOf(badge), clientKey, requestHash],
    );
    return made?.id;
  }

  /** What an earlier call with this key had asked for, and the badge it made. */
  async findByKey(clientKey: string): Promise<{ id: number; requestHash: string } | undefined> {
    const [made] = await this.database.query<{ id: number; requestHash: string }>(
      'SELECT id, request_hash AS "requestHash" FROM badges WHERE client_key = $1',
      [clientKey],
    );
    return made;
  }

  /** The badge's version, which nobody changes until the end of the transaction. */
  async lock(transaction: Transaction, id: number): Promise<number | undefined> {
    const [badge] = await transaction.query<{ version: number }>(
      'SELECT version FROM badges WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return badge?.version;
  }

  async update(transaction: Transaction, id: number, changes: BadgeChanges): Promise<void> {
    const isActive = changes.isActive === undefined ? null : Number(changes.isActive);
    await transaction.query(
      `UPDATE badges SET name = $1, description = $2, icon = $3, color = $4, category = $5, requirement = $6,
              requirement_type = $7, points = $8, is_active = coalesce($9, is_active), version = version + 1
        WHERE id = $10`,
      [...valuesOf(changes), isActive, id],
    );
  }

  /** @returns whether there was such a badge */
  async delete(id: number): Promise<boolean> {
    const deleted = await this.database.query<object>(
      'WITH deleted AS (DELETE FROM badges WHERE id = $1 RETURNING id) SELECT id FROM deleted',
      [id],
    );
    return deleted.length > 0;
  }
}

/** In the order of the columns of `insert`. */
const valuesOf = (badge: BadgeRequest): unknown[] => [
  badge.name,
  badge.description,
  badge.icon,
  badge.color,
  badge.category,
  badge.requirement,
  badge.requirementType,
  badge.points,
];
