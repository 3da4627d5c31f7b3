import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { RewardRequest, RewardResponse } from './reward.dto.js';
import { RewardsService } from './rewards.service.js';

@ApiTags('loyalty')
@Controller('loyalty/rewards')
@Access(ADMIN_ONLY)
export class RewardsController {
  constructor(private readonly rewards: RewardsService) {}

  @Get()
  @ApiOperation({ summary: 'List what points buy' })
  @ApiOkResponse({ type: [RewardResponse], description: 'What is offered first, then by points.' })
  findAll(): Promise<RewardResponse[]> {
    return this.rewards.findAll();
  }

  @Post()
  @ApiOperation({ summary: 'Add a reward' })
  @ApiProblems({ 409: ['loyalty.key-reused'] })
  @CreatedOnce(RewardResponse)
  create(
    @Body() body: RewardRequest,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<RewardResponse>> {
    return this.rewards.create(body, clientKey);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Change a reward',
    description: 'What was handed over keeps the name and the points it had.',
  })
  @ApiProblems({
    404: ['loyalty.reward-not-found'],
    409: ['loyalty.stock-too-small'],
    412: ['loyalty.reward-changed-meanwhile'],
  })
  @ApiOkResponse({ type: RewardResponse })
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: RewardRequest,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<RewardResponse> {
    return this.rewards.update(id, body, versions);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a reward',
    description: 'Requests for it end; what was handed over stays in the ledger.',
  })
  @ApiProblems({ 404: ['loyalty.reward-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.rewards.delete(id);
    return { message: 'Reward deleted successfully' };
  }
}
