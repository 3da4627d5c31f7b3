import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentDevice } from '#src/common/access/current-device.decorator.js';
import type { DoorDevice } from '#src/common/access/door-device.js';
import { DEVICE_ONLY } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { HAND_OVER_PROBLEMS } from '#src/modules/loyalty/rewards/reward-errors.js';
import { DoorAskedReward, DoorHandOverRequest, DoorHandOverResponse } from './door-rewards.dto.js';
import { DoorRewardsService } from './door-rewards.service.js';
import { senderOf } from './door-sender.js';

@ApiTags('door')
@Controller('door')
@Access(DEVICE_ONLY)
export class DoorRewardsController {
  constructor(private readonly rewards: DoorRewardsService) {}

  @Get('members/:id/asked-rewards')
  @ApiOperation({ summary: 'List the rewards that a member asked for' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @ApiOkResponse({ type: [DoorAskedReward], description: 'The oldest first.' })
  findAsked(@Param('id', IdPipe) id: number): Promise<DoorAskedReward[]> {
    return this.rewards.findAsked(id);
  }

  @Post('redemptions')
  @ApiOperation({
    summary: 'Hand over a reward at the door',
    description: 'Only what the member asked for. `Idempotency-Key` is required.',
  })
  @ApiProblems(HAND_OVER_PROBLEMS)
  @CreatedOnce(DoorHandOverResponse)
  handOver(
    @Body() body: DoorHandOverRequest,
    @CurrentDevice() device: DoorDevice,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<DoorHandOverResponse>> {
    return this.rewards.handOver(body, senderOf(device, clientKey));
  }
}
