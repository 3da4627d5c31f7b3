import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { BadgeChanges, BadgePreview, BadgePreviewQuery, BadgeRequest, BadgeResponse } from './badge.dto.js';
import { BadgesService } from './badges.service.js';

@ApiTags('loyalty')
@Controller('loyalty/badges')
export class BadgesController {
  constructor(private readonly badges: BadgesService) {}

  @Get()
  @Access(EVERYONE)
  @PublicAnswer('badges')
  @ApiOperation({ summary: 'List the badges' })
  @ApiOkResponse({ type: [BadgeResponse], description: 'Those that can be earned; for admins all of them.' })
  findAll(@CurrentUser() user: SessionUser | null): Promise<BadgeResponse[]> {
    return this.badges.findAll(user);
  }

  @Get('preview')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Count the members who would get a badge' })
  @ApiProblems({ 404: ['loyalty.badge-not-found'] })
  @ApiOkResponse({
    type: BadgePreview,
    description: 'Judged from all histories as they are now; nothing is saved.',
  })
  preview(@Query() query: BadgePreviewQuery): Promise<BadgePreview> {
    return this.badges.preview(query);
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Add a badge', description: 'Members whose history earns it get it soon after.' })
  @ApiProblems({ 409: ['loyalty.key-reused'] })
  @CreatedOnce(BadgeResponse)
  create(
    @Body() body: BadgeRequest,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<BadgeResponse>> {
    return this.badges.create(body, clientKey);
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Change a badge',
    description: 'Who has it keeps it, with the points it brought.',
  })
  @ApiProblems({ 404: ['loyalty.badge-not-found'], 412: ['loyalty.badge-changed-meanwhile'] })
  @ApiOkResponse({ type: BadgeResponse })
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: BadgeChanges,
    @ExpectedVersion() versions: ExpectedVersions,
  ): Promise<BadgeResponse> {
    return this.badges.update(id, body, versions);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Delete a badge',
    description: 'Members who have it lose it; the points it brought stay.',
  })
  @ApiProblems({ 404: ['loyalty.badge-not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.badges.delete(id);
    return { message: 'Badge deleted successfully' };
  }
}
