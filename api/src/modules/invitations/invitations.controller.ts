import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST, ARTIST_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { announceNextPage } from '#src/common/http/next-page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/idempotency-key.decorator.js';
import { answerOf, InvitationAnswersService } from './invitation-answers.service.js';
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
  @ApiOkResponse({
    type: [InvitationResponse],
    description:
      'All for admins, an artist’s own; the newest first. A next page is announced by a Link header.',
  })
  async findPage(
    @Query() query: InvitationsQuery,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvitationResponse[]> {
    const { invitations, nextCursor } = await this.invitations.findPage(query, user);
    announceNextPage(request, response, nextCursor);
    return invitations;
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of this invitation' })
  @ApiCreatedResponse({ type: InvitationResponse })
  @ApiOkResponse({ type: InvitationResponse, description: 'A repeat: the invitation that was sent then.' })
  async send(
    @Body() body: InvitationRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvitationResponse> {
    const { invitation, replayed } = await this.invitations.send(body, clientKey, user);
    response.status(replayed ? 200 : 201);
    return invitation;
  }

  @Put(':id/cancel')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: InvitationResponse })
  cancel(@Param('id', IdPipe) id: number): Promise<InvitationResponse> {
    return this.answers.cancel(id);
  }

  @Put(':id/respond')
  @Access(ARTIST_ONLY)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of this answer' })
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
