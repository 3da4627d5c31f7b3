import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { UnsubscriptionResponse } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';
import { sendUnsubscription } from './send-unsubscription.js';

@ApiTags('notifications')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get(':token')
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Show what an unsubscribe link is about',
    description: 'Changes nothing: mail scanners follow links.',
  })
  @ApiProblems({ 404: ['notifications.unsubscribe-unknown'] })
  @ApiOkResponse({ type: UnsubscriptionResponse })
  @ApiResponse({ status: 302, description: 'Who asks for HTML, as a browser does, finds a page there.' })
  async describe(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendUnsubscription(token, this.preferences, { request, response });
  }

  @Post(':token')
  @HttpCode(200)
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Unsubscribe by a link',
    description: 'What a mail program’s own button sends, too (RFC 8058). Again it changes nothing.',
  })
  @ApiProblems({ 404: ['notifications.unsubscribe-unknown'] })
  @ApiOkResponse({ type: UnsubscriptionResponse })
  unsubscribe(@Param('token') token: string): Promise<UnsubscriptionResponse> {
    return this.preferences.unsubscribe(token);
  }
}
