import { Injectable } from '@nestjs/common';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { Database } from '#src/database/database.js';
import { MemberRewardsService } from '#src/modules/loyalty/rewards/member-rewards.service.js';
import { RedemptionsService } from '#src/modules/loyalty/rewards/redemptions.service.js';
import { StaffService } from '#src/modules/users/staff/staff.service.js';
import type { DoorAskedReward, DoorHandOverRequest, DoorHandOverResponse } from './door-rewards.dto.js';
import type { DoorSender } from './door-sender.js';

/** Rewards at the door: what a member whose card was scanned waits for is handed to them there (design §9 "Rewards"). */
@Injectable()
export class DoorRewardsService {
  constructor(
    private readonly database: Database,
    private readonly rewards: MemberRewardsService,
    private readonly redemptions: RedemptionsService,
    private readonly staff: StaffService,
  ) {}

  /** What the member waits for or was handed within a night, the oldest first. @throws DomainError `loyalty.member-not-found` */
  async findAsked(memberId: number): Promise<DoorAskedReward[]> {
    const asked = await this.rewards.findAsked(memberId);
    return asked.map(({ redemption: { id, rewardId, rewardName, points, handedOverAt }, problem }) => ({
      redemptionId: id,
      rewardId,
      rewardName,
      points,
      handedOverAt,
      problem,
    }));
  }

  /**
   * Hands over what was asked for, once for each key.
   * @throws DomainError as `RedemptionsService.handOver`
   */
  async handOver(
    { recordedBy, memberId, ...request }: DoorHandOverRequest,
    { device, clientKey }: DoorSender,
  ): Promise<Once<DoorHandOverResponse>> {
    const { answer, isNew } = await this.database.transaction(async (transaction) => {
      const by = await this.staff.findWorker(transaction, recordedBy);
      const command = { by, clientKey, gate: device.name };
      return this.redemptions.handOverWithin(transaction, { memberId, ...request }, command);
    });
    const { memberName, rewardName } = answer;
    return { answer: { clientKey, memberName, rewardName }, isNew };
  }
}
