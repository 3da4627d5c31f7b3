import { Injectable } from '@nestjs/common';
import type { PagePart } from '#src/common/paging/page.js';
import type { RedemptionStatus } from '#contract/rules/rewards.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';
import type { RedemptionResponse } from './redemption.dto.js';
import { FIND_ASKED, FIND_OF_MEMBER, FIND_ONE, FIND_PAGE } from './redemptions.sql.js';

/** The latest that one member got and that are shown to them. */
const SHOWN_TO_MEMBER = 20;

type NewRedemption = Pick<RedemptionEntity, 'memberId' | 'rewardId' | 'rewardName' | 'points'>;

/** What is said of a reward at the moment it is handed over. */
type HandOver = Pick<RedemptionEntity, 'rewardName' | 'points' | 'gate'>;

type RedemptionFilter = { status: RedemptionStatus | undefined } & PagePart;

/** `redemptions`, whose triggers count what is out and refuse what nobody can pay. A writer locks the member before. */
@Injectable()
export class RedemptionsRepository {
  constructor(private readonly database: Database) {}

  /** What members asked for and were handed over, the newest first. */
  findPage({ status, after, take }: RedemptionFilter): Promise<RedemptionResponse[]> {
    return this.database.query<RedemptionResponse>(FIND_PAGE, [status ?? null, after ?? null, take]);
  }

  /** All that a member waits for, then the latest that they got, the newest first. */
  findOfMember(memberId: number): Promise<RedemptionResponse[]> {
    return this.database.query<RedemptionResponse>(FIND_OF_MEMBER, [memberId, SHOWN_TO_MEMBER]);
  }

  /** All that a member waits for, and what they were handed within a night, the oldest first. */
  findAsked(memberId: number): Promise<RedemptionResponse[]> {
    return this.database.query<RedemptionResponse>(FIND_ASKED, [memberId]);
  }

  async read(runner: SqlRunner, id: number): Promise<RedemptionResponse | undefined> {
    const [found] = await runner.query<RedemptionResponse>(FIND_ONE, [id]);
    return found;
  }

  /** The member's points, as they are now; null when there is no such member. */
  findMember(id: number): Promise<MemberEntity | null> {
    return this.database.manager.findOneBy(MemberEntity, { id });
  }

  /** True when staff have blocked the account, which is another area's. */
  isBlocked({ manager }: Transaction, userId: number): Promise<boolean> {
    return manager.existsBy('users', { id: userId, isActive: false });
  }

  find({ manager }: Transaction, id: number): Promise<RedemptionEntity | null> {
    return manager.findOneBy(RedemptionEntity, { id });
  }

  findByKey({ manager }: Transaction, clientKey: string): Promise<RedemptionEntity | null> {
    return manager.findOneBy(RedemptionEntity, { clientKey });
  }

  /** What the member asked for of this reward and waits for. */
  findOpen(
    { manager }: Transaction,
    request: Pick<RedemptionEntity, 'memberId'> & { rewardId: number },
  ): Promise<RedemptionEntity | null> {
    return manager.findOneBy(RedemptionEntity, { ...request, status: 'asked' });
  }

  /** The ledger's entry of a hand-over; null when there was none. */
  async findEntry({ manager }: Transaction, redemptionId: number): Promise<number | null> {
    const entry = await manager.findOne(LedgerEntryEntity, { select: { id: true }, where: { redemptionId } });
    return entry?.id ?? null;
  }

  /** @returns undefined when the member waits for this reward already, or the key is another request's */
  async ask(
    transaction: Transaction,
    request: NewRedemption & Pick<RedemptionEntity, 'clientKey'>,
  ): Promise<number | undefined> {
    const made = await insertOnce(transaction, RedemptionEntity, { ...request, status: 'asked' });
    return made?.id;
  }

  async handOverAsked({ manager }: Transaction, id: number, handOver: HandOver): Promise<number> {
    await manager.update(RedemptionEntity, { id }, { ...handOver, status: 'handed-over' });
    return id;
  }

  async handOver({ manager }: Transaction, handOver: NewRedemption & HandOver): Promise<number> {
    const { id } = await manager.save(RedemptionEntity, { ...handOver, status: 'handed-over' });
    return id;
  }

  /** @returns whether it was waited for until now */
  async withdraw({ manager }: Transaction, id: number): Promise<boolean> {
    const open = { id, status: 'asked' } as const;
    const { affected } = await manager.update(RedemptionEntity, open, { status: 'withdrawn' });
    return affected === 1;
  }
}
