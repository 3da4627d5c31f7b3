import { Injectable } from '@nestjs/common';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type ExpectedVersions, isAsAsked, isStale } from '#src/common/http/if-match.js';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import { Database } from '#src/database/database.js';
import type { RewardEntity } from '#src/modules/loyalty/entities/reward.entity.js';
import { loyaltyKeyReused } from '#src/modules/loyalty/members/loyalty-errors.js';
import { rewardChangedMeanwhile, rewardNotFound, stockTooSmall } from './reward-errors.js';
import type { RewardRequest, RewardResponse } from './reward.dto.js';
import { RewardsRepository, type RewardTermsRow } from './rewards.repository.js';

/** What points buy, as staff look after it (design §9 "Rewards"). */
@Injectable()
export class RewardsService {
  constructor(
    private readonly database: Database,
    private readonly rewards: RewardsRepository,
  ) {}

  /** All of them: what is offered first, then by points. */
  async findAll(): Promise<RewardResponse[]> {
    return (await this.rewards.findAll()).map(toResponse);
  }

  /**
   * Makes a reward, once for each key.
   * @returns the reward as it is now, and whether this call made it
   * @throws DomainError `loyalty.key-reused`
   */
  async create(request: RewardRequest, clientKey: string | null): Promise<Once<RewardResponse>> {
    const hash = requestHash(fieldsOf(request));
    const id = await this.rewards.insert({ ...termsOf(request), clientKey, requestHash: hash });
    if (id !== undefined) return { answer: await this.findOrThrow(id), isNew: true };
    const earlier = clientKey === null ? null : await this.rewards.findByKey(clientKey);
    if (!earlier) throw rewardNotFound();
    if (earlier.requestHash !== hash) throw loyaltyKeyReused();
    return { answer: toResponse(earlier), isNew: false };
  }

  /**
   * Replaces a reward; what was handed over keeps the name and the points it had.
   * @param versions those the change may be based on; null to change whatever is there
   * @throws DomainError `loyalty.reward-not-found`, `loyalty.reward-changed-meanwhile`, `loyalty.stock-too-small`
   */
  update(id: number, request: RewardRequest, versions: ExpectedVersions): Promise<RewardResponse> {
    return this.database.transaction(async (transaction) => {
      const stored = orThrow(await this.rewards.lock(transaction, id), rewardNotFound);
      const terms = termsOf(request);
      if (isStale(versions, stored.version)) {
        if (!isAsAsked(stored, terms)) throw rewardChangedMeanwhile();
        return toResponse(stored);
      }
      if (terms.stock !== null && terms.stock < stored.handedOver) throw stockTooSmall(stored.handedOver);
      await this.rewards.update(transaction, id, terms);
      return toResponse(Object.assign(stored, terms, { version: stored.version + 1 }));
    });
  }

  /**
   * Removes a reward; requests for it end, and what was handed over stays in the ledger.
   * @throws DomainError `loyalty.reward-not-found`
   */
  delete(id: number): Promise<void> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.rewards.lockAlone(transaction, id))) throw rewardNotFound();
      await this.rewards.delete(transaction, id);
    });
  }

  private async findOrThrow(id: number): Promise<RewardResponse> {
    return toResponse(orThrow(await this.rewards.find(id), rewardNotFound));
  }
}

const termsOf = ({
  name,
  description,
  points,
  stock,
  offeredUntil,
  isOffered,
}: RewardRequest): RewardTermsRow => ({
  name,
  description: description ?? null,
  points,
  stock: stock ?? null,
  offeredUntil: offeredUntil ?? null,
  isOffered: isOffered ?? true,
});

const toResponse = (reward: RewardEntity): RewardResponse => {
  const { id, name, description, points, stock, handedOver, offeredUntil, isOffered, version } = reward;
  return { id, name, description, points, stock, handedOver, offeredUntil, isOffered, version };
};
