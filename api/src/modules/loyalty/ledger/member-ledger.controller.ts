import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import {
  AdjustmentRequest,
  AwardRequest,
  AwardResponse,
  LedgerEntryResponse,
  ReversalRequest,
} from './member-ledger.dto.js';
import { MemberLedgerService } from './member-ledger.service.js';

@ApiTags('loyalty')
@Controller('loyalty')
export class MemberLedgerController {
  constructor(private readonly ledger: MemberLedgerService) {}

  @Get('members/:id/ledger')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'List a member’s ledger' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @AnswersPage({ type: [LedgerEntryResponse] })
  findPage(@Param('id', IdPipe) id: number, @Query() query: PageQuery): Promise<Page<LedgerEntryResponse>> {
    return this.ledger.findPage(id, query);
  }

  @Post('members/:id/adjustments')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Give a member points, or take some off',
    description: 'Never more than are there.',
  })
  @ApiProblems({ 404: ['loyalty.member-not-found'], 409: ['loyalty.too-few-points', 'loyalty.key-reused'] })
  @CreatedOnce(LedgerEntryResponse)
  adjust(
    @Param('id', IdPipe) id: number,
    @Body() body: AdjustmentRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<LedgerEntryResponse>> {
    return this.ledger.adjust(id, body, { by: user.id, clientKey });
  }

  @Post('ledger/:id/reversal')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Take a ledger entry back',
    description: 'Reversing a reversal gives again what it took. The balance may fall below zero.',
  })
  @ApiProblems({
    404: ['loyalty.entry-not-found'],
    409: ['loyalty.already-reversed', 'loyalty.redemption-is-back', 'loyalty.key-reused'],
  })
  @CreatedOnce(LedgerEntryResponse)
  reverse(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: ReversalRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<LedgerEntryResponse>> {
    return this.ledger.reverse(id, reason, { by: user.id, clientKey });
  }

  @Post('members/:id/badges')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Give a member a badge',
    description: 'With its points, once per member and badge.',
  })
  @ApiProblems({
    404: ['loyalty.member-not-found', 'loyalty.badge-not-found', 'loyalty.badge-inactive'],
    409: ['loyalty.badge-already-held'],
  })
  @ApiCreatedResponse({ type: AwardResponse })
  award(
    @Param('id', IdPipe) id: number,
    @Body() { badgeId }: AwardRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<AwardResponse> {
    return this.ledger.award(id, badgeId, user.id);
  }
}
