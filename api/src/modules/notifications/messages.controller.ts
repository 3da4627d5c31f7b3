import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { announceNextPage } from '#src/common/http/next-page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { MessageReviewService } from './message-review.service.js';
import { MessageDetails, MessageProviderResponse, MessagesQuery } from './messages.dto.js';

@ApiTags('notifications')
@Controller('admin')
export class MessagesController {
  constructor(private readonly messages: MessageReviewService) {}

  @Get('messages')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: [MessageDetails], description: 'A next page is announced by a Link header.' })
  async findPage(
    @Query() query: MessagesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDetails[]> {
    const { messages, nextCursor } = await this.messages.findPage(query);
    announceNextPage(request, response, nextCursor);
    return messages;
  }

  @Get('message-providers')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: [MessageProviderResponse] })
  findProviders(): MessageProviderResponse[] {
    return this.messages.findProviders();
  }

  @Post('messages/:id/resend')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: MessageDetails })
  resend(@Param('id', IdPipe) id: number): Promise<MessageDetails> {
    return this.messages.resend(id);
  }
}
