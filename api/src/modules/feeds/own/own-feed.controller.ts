import { Controller, Delete, Get, Header, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ARTIST_ONLY, EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { etagOf } from '#src/common/public-answers/public-answers.js';
import { OwnFeedAddressResponse, OwnFeedResponse } from './own-feed.dto.js';
import { OwnFeedService } from './own-feed.service.js';

@ApiTags('feeds')
@Controller()
export class OwnFeedController {
  constructor(private readonly feeds: OwnFeedService) {}

  @Get('feeds/own/:token.ics')
  @Access(EVERYONE)
  @Header('Cache-Control', 'private, no-cache')
  @ApiOperation({
    summary: 'Subscribe to an artist’s own dates',
    description: 'By the token in its address.',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems({ 404: ['feeds.not-found'] })
  async calendar(
    @Param('token') token: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const text = await this.feeds.calendar(token);
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    response.setHeader('ETag', etagOf(Buffer.from(text)));
    return text;
  }

  @Get('artist-calendar-feed')
  @Access(ARTIST_ONLY)
  @ApiOperation({ summary: 'Show whether your dates have a private calendar' })
  @ApiProblems({ 404: ['artists.no-profile'] })
  @ApiOkResponse({ type: OwnFeedResponse })
  find(@CurrentUser() user: SessionUser): Promise<OwnFeedResponse> {
    return this.feeds.find(user);
  }

  @Post('artist-calendar-feed')
  @Access(ARTIST_ONLY)
  @ApiOperation({
    summary: 'Make a private calendar of your dates',
    description: 'Its address is shown this once. The one before it ends.',
  })
  @ApiProblems({ 404: ['artists.no-profile'] })
  @ApiCreatedResponse({ type: OwnFeedAddressResponse })
  renew(@CurrentUser() user: SessionUser): Promise<OwnFeedAddressResponse> {
    return this.feeds.renew(user);
  }

  @Delete('artist-calendar-feed')
  @Access(ARTIST_ONLY)
  @ApiOperation({ summary: 'Take your private calendar back' })
  @ApiProblems({ 404: ['artists.no-profile'] })
  @ApiOkResponse({ type: MessageResponse })
  async takeBack(@CurrentUser() user: SessionUser): Promise<MessageResponse> {
    await this.feeds.takeBack(user);
    return { message: 'Your private calendar has no address any more.' };
  }
}
