import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ARTIST_OR_CUSTOMER, ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { ReversalRequest } from '#src/modules/loyalty/ledger/member-ledger.dto.js';
import { MemberRewardsService } from './member-rewards.service.js';
import {
  AskRequest,
  HandOverRequest,
  MemberRewardsResponse,
  RedemptionResponse,
  RedemptionsQuery,
} from './redemption.dto.js';
import { RedemptionsService } from './redemptions.service.js';
import { HAND_OVER_PROBLEMS, REFUSAL_CODES } from './reward-errors.js';

@ApiTags('loyalty')
@Controller('loyalty')
export class RedemptionsController {
  constructor(
    private readonly rewards: MemberRewardsService,
    private readonly redemptions: RedemptionsService,
  ) {}

  @Get('members/:id/rewards')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'Show what a member’s points buy' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @ApiOkResponse({ type: MemberRewardsResponse, description: 'Your own, for admins anybody’s.' })
  findOfMember(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: SessionUser,
  ): Promise<MemberRewardsResponse> {
    return this.rewards.find(id, user);
  }

  @Post('members/:id/asked-rewards')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({
    summary: 'Ask for a reward',
    description: 'For your own points. Nothing is kept back: they are taken when staff hand it over.',
  })
  @ApiProblems({
    404: ['loyalty.member-not-found', 'loyalty.reward-not-found'],
    409: ['loyalty.already-asked', 'loyalty.key-reused', ...REFUSAL_CODES],
  })
  @CreatedOnce(RedemptionResponse)
  ask(
    @Param('id', IdPipe) id: number,
    @Body() body: AskRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<RedemptionResponse>> {
    return this.redemptions.ask(id, body, { user, clientKey });
  }

  @Post('members/:id/redemptions')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Hand a member a reward',
    description: 'Takes its points, never more than are there to spend. The tier stays.',
  })
  @ApiProblems(HAND_OVER_PROBLEMS)
  @CreatedOnce(RedemptionResponse)
  handOver(
    @Param('id', IdPipe) id: number,
    @Body() body: HandOverRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<RedemptionResponse>> {
    return this.redemptions.handOver(id, body, { by: user.id, clientKey, gate: null });
  }

  @Get('redemptions')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List what members asked for and were handed over' })
  @AnswersPage({ type: [RedemptionResponse], description: 'The newest first.' })
  findPage(@Query() query: RedemptionsQuery): Promise<Page<RedemptionResponse>> {
    return this.rewards.findPage(query);
  }

  @Delete('redemptions/:id')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({
    summary: 'Withdraw a request for a reward',
    description: 'Your own, for admins anybody’s; safe to repeat.',
  })
  @ApiProblems({ 404: ['loyalty.redemption-not-found'], 409: ['loyalty.redemption-closed'] })
  @ApiOkResponse({ type: MessageResponse })
  async withdraw(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: SessionUser,
  ): Promise<MessageResponse> {
    await this.redemptions.withdraw(id, user);
    return { message: 'Request withdrawn' };
  }

  @Post('redemptions/:id/reversal')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Take a hand-over back',
    description: 'The points return to the member and the reward to the shelf.',
  })
  @ApiProblems({
    404: ['loyalty.redemption-not-found', 'loyalty.entry-not-found'],
    409: ['loyalty.not-handed-over', 'loyalty.already-reversed', 'loyalty.key-reused'],
  })
  @CreatedOnce(RedemptionResponse)
  reverse(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: ReversalRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<RedemptionResponse>> {
    return this.redemptions.reverse(id, reason, { by: user.id, clientKey });
  }
}
