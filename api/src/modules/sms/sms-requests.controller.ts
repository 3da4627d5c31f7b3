import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { announceNextPage } from '#src/common/http/next-page.js';
import { IdempotencyKey } from '#src/common/validation/idempotency-key.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { SmsEventRequest } from './sms-event.dto.js';
import { SmsEventsService } from './sms-events.service.js';
import {
  SmsEventResponse,
  SmsRequestCount,
  SmsRequestResponse,
  SmsRequestsQuery,
  SmsRequestsSeen,
} from './sms-requests.dto.js';
import { SmsRequestsService } from './sms-requests.service.js';

@ApiTags('sms')
@Access(ADMIN_ONLY)
@Controller('admin/sms-requests')
export class SmsRequestsController {
  constructor(
    private readonly requests: SmsRequestsService,
    private readonly events: SmsEventsService,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SmsRequestResponse], description: 'A next page is announced by a Link header.' })
  async findPage(
    @Query() query: SmsRequestsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SmsRequestResponse[]> {
    const { requests, nextCursor } = await this.requests.findPage(query);
    announceNextPage(request, response, nextCursor);
    return requests;
  }

  @Get('count')
  @ApiOkResponse({ type: SmsRequestCount })
  count(): Promise<SmsRequestCount> {
    return this.requests.count();
  }

  @Get(':id')
  @ApiOkResponse({ type: SmsRequestResponse })
  find(@Param('id', IdPipe) id: number): Promise<SmsRequestResponse> {
    return this.requests.find(id);
  }

  @Put('seen')
  @ApiOkResponse({ type: SmsRequestCount })
  see(@Body() { ids }: SmsRequestsSeen): Promise<SmsRequestCount> {
    return this.requests.see(ids);
  }

  @Post(':id/event')
  @HttpCode(200)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of the opened form' })
  @ApiOkResponse({ type: SmsEventResponse, description: 'A repeat: the event that is there.' })
  makeEvent(
    @Param('id', IdPipe) id: number,
    @Body() edits: SmsEventRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() admin: SessionUser,
  ): Promise<SmsEventResponse> {
    return this.events.make(id, { edits, clientKey, admin });
  }

  @Delete(':id')
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.requests.delete(id);
    return { message: 'SMS request deleted successfully' };
  }
}
