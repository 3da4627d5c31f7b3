import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST, ARTIST_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import {
  answerOf,
  InvitationAnswersService,
} from '#src/modules/invitations/answers/invitation-answers.service.js';
import { ANSWER_PROBLEMS } from './invitation-errors.js';
import {
  InvitationAnswerRequest,
  InvitationRequest,
  InvitationResponse,
  InvitationsQuery,
} from './invitations.dto.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('invitations')
@Controller('artist-invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly answers: InvitationAnswersService,
  ) {}

  @Get()
  @Access(ADMIN_OR_ARTIST)
  @TokenScope('requests:read')
  @ApiOperation({ summary: 'List the invitations' })
  @AnswersPage({
    type: [InvitationResponse],
    description: 'All for admins, an artist’s own; the newest first.',
  })
  findPage(
    @Query() query: InvitationsQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<Page<InvitationResponse>> {
    return this.invitations.findPage(query, user);
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Invite an artist to a date',
    description:
      'The invitation is open for seven days. The artist gets a mail and, with a phone number, a text.',
  })
  @ApiProblems({
    400: ['invitations.date-refused', 'invitations.artist-unknown'],
    409: [
      'invitations.artist-not-approved',
      'invitations.artist-blocked',
      'invitations.artist-not-available',
      'invitations.already-invited',
      'invitations.key-reused',
      'invitations.show-changed',
      'events.artist-busy',
      'events.bill-full',
    ],
  })
  @CreatedOnce(InvitationResponse, 'A repeat: the invitation that was sent then.')
  send(
    @Body() body: InvitationRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<InvitationResponse>> {
    return this.invitations.send(body, clientKey, user);
  }

  @Put(':id/cancel')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Take an invitation back', description: 'The artist gets a mail.' })
  @ApiProblems({
    404: ['invitations.not-found'],
    409: ['invitations.answered', 'invitations.expired', 'invitations.cancelled'],
  })
  @ApiOkResponse({ type: InvitationResponse })
  cancel(@Param('id', IdPipe) id: number): Promise<InvitationResponse> {
    return this.answers.cancel(id);
  }

  @Put(':id/respond')
  @Access(ARTIST_ONLY)
  @ApiOperation({
    summary: 'Accept or decline an invitation',
    description:
      'Accepting puts the event on the calendar, or the artist on the bill of the event they were asked to join.',
  })
  @ApiProblems(ANSWER_PROBLEMS)
  @ApiOkResponse({ type: InvitationResponse })
  respond(
    @Param('id', IdPipe) id: number,
    @Body() body: InvitationAnswerRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<InvitationResponse> {
    return this.answers.respond(id, answerOf(body, clientKey), user);
  }
}
