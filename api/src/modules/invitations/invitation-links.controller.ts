import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem.js';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { IdempotencyKey } from '#src/common/validation/idempotency-key.decorator.js';
import { answerOf, InvitationAnswersService } from './invitation-answers.service.js';
import { InvitationAnswerRequest, LinkedInvitationResponse } from './invitations.dto.js';
import { InvitationsService } from './invitations.service.js';

/** What the link in an invitation's messages opens: who holds the token needs no account. */
@ApiTags('invitations')
@Controller('invitations')
export class InvitationLinksController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly answers: InvitationAnswersService,
  ) {}

  @Get(':token')
  @Access(EVERYONE)
  @ApiOkResponse({ type: LinkedInvitationResponse, description: 'Shows, and changes nothing.' })
  find(@Param('token') token: string): Promise<LinkedInvitationResponse> {
    return this.invitations.findByToken(token);
  }

  @Post(':token/respond')
  @Access(EVERYONE)
  @HttpCode(200)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false, description: 'UUID of this answer' })
  @ApiOkResponse({ type: LinkedInvitationResponse })
  respond(
    @Param('token') token: string,
    @Body() body: InvitationAnswerRequest,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<LinkedInvitationResponse> {
    return this.answers.respondByToken(token, answerOf(body, clientKey));
  }
}
