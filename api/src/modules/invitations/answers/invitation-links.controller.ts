import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { rememberChange } from '#src/common/public-answers/own-change.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { answerOf, InvitationAnswersService } from './invitation-answers.service.js';
import { ANSWER_PROBLEMS } from '#src/modules/invitations/invitation-errors.js';
import {
  InvitationAnswerRequest,
  LinkedInvitationResponse,
} from '#src/modules/invitations/invitations.dto.js';
import { InvitationsService } from '#src/modules/invitations/invitations.service.js';

/** Routes for the link in an invitation's messages; the holder of its token needs no account. */
@ApiTags('invitations')
@Controller('invitations')
export class InvitationLinksController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly answers: InvitationAnswersService,
  ) {}

  @Get(':token')
  @Access(EVERYONE)
  @ApiOperation({ summary: 'Show the invitation of a link' })
  @ApiProblems({ 404: ['invitations.not-found'] })
  @ApiOkResponse({ type: LinkedInvitationResponse, description: 'Shows, and changes nothing.' })
  find(@Param('token') token: string): Promise<LinkedInvitationResponse> {
    return this.invitations.findByToken(token);
  }

  @Post(':token/respond')
  @Access(EVERYONE)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept or decline the invitation of a link',
    description: 'Accepting puts the event on the calendar.',
  })
  @ApiProblems(ANSWER_PROBLEMS)
  @ApiOkResponse({ type: LinkedInvitationResponse })
  respond(
    @Param('token') token: string,
    @Body() body: InvitationAnswerRequest,
    @IdempotencyKey() clientKey: string | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LinkedInvitationResponse> {
    rememberChange(request, response);
    return this.answers.respondByToken(token, answerOf(body, clientKey));
  }
}
