import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ARTIST_OR_CUSTOMER } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import {
  MemberBadgesQuery,
  MemberBadgeView,
  OwnMemberResponse,
  PointsEntryResponse,
  SeenBadgesRequest,
} from './own-member.dto.js';
import { OwnMemberService } from './own-member.service.js';

@ApiTags('loyalty')
@Controller('loyalty/members')
export class OwnMemberController {
  constructor(private readonly members: OwnMemberService) {}

  @Get('email/:email')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @TokenScope('guests:read')
  @ApiOperation({ summary: 'Find a member by e-mail' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @ApiOkResponse({
    type: OwnMemberResponse,
    description: 'By your own e-mail, for admins by any; 404 otherwise.',
  })
  findByEmail(@Param('email') email: string, @CurrentUser() user: SessionUser): Promise<OwnMemberResponse> {
    return this.members.findByEmail(email, user);
  }

  @Get(':id/badges')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'List the badges of a member' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @ApiOkResponse({
    type: [MemberBadgeView],
    description: 'Your own, for admins anybody’s: badges earned, then on request those still to be earned.',
  })
  findBadges(
    @Param('id', IdPipe) id: number,
    @Query() query: MemberBadgesQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<MemberBadgeView[]> {
    return this.members.findBadges(id, query, user);
  }

  @Post(':id/badges/seen')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark your new badges as seen' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @ApiOkResponse({ type: MessageResponse, description: 'Of your own badges; safe to repeat.' })
  async markSeen(
    @Param('id', IdPipe) id: number,
    @Body() { badgeIds }: SeenBadgesRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<MessageResponse> {
    await this.members.markSeen(id, badgeIds, user);
    return { message: 'Badges marked as seen' };
  }

  @Get(':id/points')
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({ summary: 'List what a member’s points came from' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @AnswersPage({ type: [PointsEntryResponse], description: 'Your own ledger, for admins anybody’s.' })
  findPoints(
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<Page<PointsEntryResponse>> {
    return this.members.findPoints(id, query, user);
  }
}
