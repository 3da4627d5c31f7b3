import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { BadgeChanges, BadgeRequest, BadgeResponse } from './badge.dto.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';

/** What everybody sees of a badge, for raw rows. */
export const BADGE_COLUMNS = [
  'badge.id AS id',
  'badge.name AS name',
  'badge.description AS description',
  'badge.icon AS icon',
  'badge.color AS color',
  'badge.category AS category',
  'badge.requirement AS requirement',
  'badge.requirementType AS "requirementType"',
  'badge.points AS points',
];

/** `badges`: what members can earn (spec §3). */
@Injectable()
export class BadgesRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(BadgeEntity) private readonly badges: Repository<BadgeEntity>,
  ) {}

  /** Those that can be earned now, in the order in which they were made. */
  findActive(): Promise<BadgeResponse[]> {
    return select(this.badges.manager)
      .where('badge.isActive = 1')
      .orderBy('badge.id')
      .limit(LIST_LIMIT.max)
      .getRawMany<BadgeResponse>();
  }

  /** All of them with how many members have each, the retired ones last. */
  findAll(): Promise<BadgeResponse[]> {
    return selectManaged(this.badges.manager)
      .orderBy('badge.isActive', 'DESC')
      .addOrderBy('badge.id')
      .limit(LIST_LIMIT.max)
      .getRawMany<BadgeResponse>();
  }

  /** The badge with how many members have it. */
  find(id: number, { manager }: SqlRunner = this.database): Promise<BadgeResponse | undefined> {
    return selectManaged(manager).where('badge.id = :id', { id }).getRawOne<BadgeResponse>();
  }

  /**
   * Runs in a transaction, which is repeated after a deadlock: a trigger marks all members to be judged.
   * @returns the new badge's id; undefined when the key has one already
   */
  async insert(
    { ...badge }: BadgeRequest,
    call: Pick<BadgeEntity, 'clientKey' | 'requestHash'>,
  ): Promise<number | undefined> {
    const made = await this.database.transaction((transaction) =>
      insertOnce(transaction, BadgeEntity, { ...badge, ...call }),
    );
    return made?.id;
  }

  /** What an earlier call with this key had asked for, and the badge it made. */
  findByKey(clientKey: string): Promise<Pick<BadgeEntity, 'id' | 'requestHash'> | null> {
    return this.badges.findOne({ select: { id: true, requestHash: true }, where: { clientKey } });
  }

  /** The badge, which nobody changes until the end of the transaction. */
  lock({ manager }: Transaction, id: number): Promise<BadgeEntity | null> {
    return manager.findOne(BadgeEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  async update({ manager }: Transaction, id: number, { isActive, ...changes }: BadgeChanges): Promise<void> {
    await manager.update(
      BadgeEntity,
      { id },
      {
        ...changes,
        isActive: isActive === undefined ? undefined : Number(isActive),
        version: () => 'version + 1',
      },
    );
  }

  /**
   * Runs in a transaction, which is repeated after a deadlock: many members lose the badge.
   * @returns whether there was such a badge
   */
  delete(id: number): Promise<boolean> {
    return this.database.transaction(async ({ manager }) => {
      const { affected } = await manager.delete(BadgeEntity, { id });
      return affected === 1;
    });
  }
}

/** Plain rows of badges, to be read by `getRawMany`. */
const select = (manager: EntityManager): SelectQueryBuilder<BadgeEntity> =>
  manager
    .createQueryBuilder(BadgeEntity, 'badge')
    .select(BADGE_COLUMNS)
    .addSelect('badge.isActive = 1', 'isActive');

/** The same with what only admins see. */
const selectManaged = (manager: EntityManager): SelectQueryBuilder<BadgeEntity> =>
  select(manager)
    .addSelect('badge.version', 'version')
    .addSelect('(SELECT count(*)::int FROM member_badges held WHERE held.badge_id = badge.id)', 'holders');
