import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { SmsEventRequest, SmsUndoRequest } from '#src/modules/sms/events/sms-event.dto.js';
import { SmsEventsService } from '#src/modules/sms/events/sms-events.service.js';
import { SmsUndoService } from '#src/modules/sms/events/sms-undo.service.js';
import { SmsDecisionService } from '#src/modules/sms/suggestion/sms-decision.service.js';
import {
  SmsDecision,
  SmsEventResponse,
  SmsRemovalQuery,
  SmsRequestCount,
  SmsRequestResponse,
  SmsRequestsQuery,
  SmsRequestsSeen,
  SmsUndoResponse,
} from './sms-requests.dto.js';
import { SmsRequestsService } from './sms-requests.service.js';

@ApiTags('sms')
@Access(ADMIN_ONLY)
@Controller('admin/sms-requests')
export class SmsRequestsController {
  constructor(
    private readonly requests: SmsRequestsService,
    private readonly events: SmsEventsService,
    private readonly undos: SmsUndoService,
    private readonly decisions: SmsDecisionService,
  ) {}

  @Get()
  @TokenScope('requests:read')
  @ApiOperation({ summary: 'List the shows asked for by text message' })
  @AnswersPage({ type: [SmsRequestResponse] })
  findPage(@Query() query: SmsRequestsQuery): Promise<Page<SmsRequestResponse>> {
    return this.requests.findPage(query);
  }

  @Get('count')
  @ApiOperation({ summary: 'Count the requests that nobody has seen' })
  @ApiOkResponse({ type: SmsRequestCount })
  count(): Promise<SmsRequestCount> {
    return this.requests.count();
  }

  @Get(':id')
  @ApiOperation({ summary: 'Show a request' })
  @ApiProblems({ 404: ['sms.request-not-found'] })
  @ApiOkResponse({ type: SmsRequestResponse })
  find(@Param('id', IdPipe) id: number): Promise<SmsRequestResponse> {
    return this.requests.find(id);
  }

  @Put('seen')
  @ApiOperation({ summary: 'Mark requests as seen' })
  @ApiOkResponse({ type: SmsRequestCount })
  see(@Body() seen: SmsRequestsSeen): Promise<SmsRequestCount> {
    return this.requests.see(seen);
  }

  @Post(':id/event')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Make an event of a request',
    description:
      'Once: a second tap gets the event that is there. A sender with a phone gets a text when the show is scheduled, a minute later.',
  })
  @ApiProblems({
    400: ['events.artist-unknown', 'events.image-unknown', 'events.invalid-times'],
    404: ['sms.request-not-found'],
    409: [
      'sms.already-made',
      'sms.artist-blocked',
      'sms.artist-gone',
      'sms.changed',
      'sms.date-passed',
      'sms.event-deleted',
      'sms.event-in-the-way',
      'sms.incomplete',
      'sms.undecided',
      'events.artist-busy',
      'events.key-reused',
    ],
  })
  @ApiOkResponse({ type: SmsEventResponse, description: 'A repeat: the event that is there.' })
  makeEvent(
    @Param('id', IdPipe) id: number,
    @Body() edits: SmsEventRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() admin: SessionUser,
  ): Promise<SmsEventResponse> {
    return this.events.make(id, { edits, clientKey, admin });
  }

  @Post(':id/event/undo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Undo that an event was made of a request',
    description:
      'For a minute, while nobody was told: the event goes, and the request is as it was. Asked again, it answers the same.',
  })
  @ApiProblems({
    404: ['sms.request-not-found'],
    409: [
      'sms.event-deleted',
      'sms.sender-wrote',
      'events.changed-since',
      'events.counted-on',
      'events.undo-over',
    ],
  })
  @ApiOkResponse({ type: SmsUndoResponse })
  undoEvent(@Param('id', IdPipe) id: number, @Body() { eventId }: SmsUndoRequest): Promise<SmsUndoResponse> {
    return this.undos.undo(id, eventId);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Say what a doubtful request is',
    description:
      'What it was before its sender’s last doubt, or what they most likely want. It then waits for the tap that makes its event. Sent again, it answers with the request as it is.',
  })
  @ApiProblems({ 404: ['sms.request-not-found'], 409: ['sms.artist-gone', 'sms.changed', 'sms.decided'] })
  @ApiOkResponse({ type: SmsRequestResponse })
  decide(@Param('id', IdPipe) id: number, @Body() decision: SmsDecision): Promise<SmsRequestResponse> {
    return this.decisions.decide(id, decision);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a request',
    description:
      'The event made of it stays. Where `readTexts` is sent, a request that has got another text since stays, too.',
  })
  @ApiProblems({ 404: ['sms.request-not-found'], 409: ['sms.changed'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(
    @Param('id', IdPipe) id: number,
    @Query() { readTexts }: SmsRemovalQuery,
  ): Promise<MessageResponse> {
    await this.requests.delete(id, readTexts);
    return { message: 'SMS request deleted successfully' };
  }
}
