import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { MessageReviewService } from './message-review.service.js';
import { MessageDetails, MessageProviderResponse, MessagesQuery } from './messages.dto.js';

@ApiTags('notifications')
@Controller('admin')
export class MessagesController {
  constructor(private readonly messages: MessageReviewService) {}

  @Get('messages')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List the mails, text and push messages',
    description: 'Those of the last 90 days, and all that wait.',
  })
  @AnswersPage({ type: [MessageDetails] })
  findPage(@Query() query: MessagesQuery): Promise<Page<MessageDetails>> {
    return this.messages.findPage(query);
  }

  @Get('message-providers')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Tell which channels are set up' })
  @ApiOkResponse({ type: [MessageProviderResponse] })
  findProviders(): MessageProviderResponse[] {
    return this.messages.findProviders();
  }

  @Post('messages/:id/resend')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Send a message once more',
    description: 'One that failed or was not sent. Asked twice, it goes once.',
  })
  @ApiProblems({
    404: ['messages.not-found'],
    409: [
      'messages.already-sent',
      'messages.words-removed',
      'messages.no-number',
      'messages.not-wanted',
      'messages.too-late',
      'messages.device-gone',
    ],
  })
  @ApiOkResponse({ type: MessageDetails })
  resend(@Param('id', IdPipe) id: number): Promise<MessageDetails> {
    return this.messages.resend(id);
  }

  @Post('messages/:id/set-aside')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Leave a message unsent',
    description:
      'One that failed or was not sent; it waits for staff no longer, and can be sent again all the same.',
  })
  @ApiProblems({ 404: ['messages.not-found'] })
  @ApiOkResponse({ type: MessageDetails })
  setAside(@Param('id', IdPipe) id: number): Promise<MessageDetails> {
    return this.messages.setAside(id);
  }
}
