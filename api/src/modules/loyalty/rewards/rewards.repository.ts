import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { Transaction } from '#src/database/database.js';
import { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';
import { RewardEntity } from '#src/modules/loyalty/entities/reward.entity.js';

/** What staff say of a reward. */
export type RewardTermsRow = Pick<
  RewardEntity,
  'name' | 'description' | 'points' | 'stock' | 'offeredUntil' | 'isOffered'
>;

/** `rewards`: what points buy. */
@Injectable()
export class RewardsRepository {
  constructor(@InjectRepository(RewardEntity) private readonly rewards: Repository<RewardEntity>) {}

  /** All of them: what is offered first, then by points. */
  findAll(): Promise<RewardEntity[]> {
    return this.rewards.find({
      order: { isOffered: 'DESC', points: 'ASC', id: 'ASC' },
      take: LIST_LIMIT.max,
    });
  }

  /** Those on the list of members, the cheapest first; one whose last night is past or that has run out is among them. */
  findOffered(): Promise<RewardEntity[]> {
    return this.rewards.find({
      where: { isOffered: true },
      order: { points: 'ASC', id: 'ASC' },
      take: LIST_LIMIT.max,
    });
  }

  findByKey(clientKey: string): Promise<RewardEntity | null> {
    return this.rewards.findOneBy({ clientKey });
  }

  /** @returns the new reward's id; undefined when the key has one already */
  async insert(
    reward: RewardTermsRow & Pick<RewardEntity, 'clientKey' | 'requestHash'>,
  ): Promise<number | undefined> {
    return (await insertOnce(this.rewards, RewardEntity, reward))?.id;
  }

  find(id: number): Promise<RewardEntity | null> {
    return this.rewards.findOneBy({ id });
  }

  /** The reward, which nobody deletes until the end of the transaction; others hand it over meanwhile. */
  hold({ manager }: Transaction, id: number): Promise<RewardEntity | null> {
    return manager.findOne(RewardEntity, { where: { id }, lock: { mode: 'for_key_share' } });
  }

  /** The reward, which nobody changes or hands over until the end of the transaction. */
  lock({ manager }: Transaction, id: number): Promise<RewardEntity | null> {
    return manager.findOne(RewardEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** The reward, which nobody else holds or locks until the end of the transaction. */
  lockAlone({ manager }: Transaction, id: number): Promise<RewardEntity | null> {
    return manager.findOne(RewardEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update({ manager }: Transaction, id: number, changes: RewardTermsRow): Promise<void> {
    await manager.update(RewardEntity, { id }, { ...changes, version: () => 'version + 1' });
  }

  /** What members asked for of it is asked no more; what they were handed stays theirs. */
  async delete({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(RedemptionEntity, { rewardId: id, status: 'asked' }, { status: 'withdrawn' });
    await manager.delete(RewardEntity, { id });
  }
}
