import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import {
  VerificationCount,
  VerificationDecision,
  VerificationDecisions,
  VerificationOutcome,
  VerificationResponse,
  VerificationsQuery,
} from './verifications.dto.js';
import { VerificationsService } from './verifications.service.js';

@ApiTags('check-in')
@Controller('admin/verifications')
export class VerificationsController {
  constructor(private readonly verifications: VerificationsService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List the check-ins that wait for review, or were reviewed',
    description: 'Those that wait come the oldest first, the others the newest first.',
  })
  @AnswersPage({ type: [VerificationResponse] })
  findPage(@Query() query: VerificationsQuery): Promise<Page<VerificationResponse>> {
    return this.verifications.findPage(query);
  }

  @Get('count')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Count the check-ins that wait for review' })
  @ApiOkResponse({ type: VerificationCount })
  count(): Promise<VerificationCount> {
    return this.verifications.count();
  }

  @Post('decisions')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Review many check-ins',
    description:
      'One that is not at the version named or, without versions, was decided otherwise already stays as it is, and is named.',
  })
  @ApiProblems({ 400: ['verifications.reason-needed'] })
  @ApiOkResponse({
    type: VerificationOutcome,
    description: 'Each is decided by itself; a repeat changes nothing.',
  })
  decideMany(
    @Body() decisions: VerificationDecisions,
    @CurrentUser() admin: SessionUser,
  ): Promise<VerificationOutcome> {
    return this.verifications.decideMany(decisions, admin.id);
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Approve or reject a check-in, or take either back',
    description: 'Points and the gallery follow.',
  })
  @ApiProblems({
    400: ['verifications.reason-needed'],
    404: ['verifications.not-found'],
    409: ['verifications.undone'],
    412: ['verifications.decided-meanwhile'],
  })
  @ApiOkResponse({ type: VerificationResponse, description: 'A repeat changes nothing.' })
  decide(
    @Param('id', IdPipe) id: number,
    @Body() decision: VerificationDecision,
    @ExpectedVersion() expected: ExpectedVersions,
    @CurrentUser() admin: SessionUser,
  ): Promise<VerificationResponse> {
    return this.verifications.decide(id, decision, { expected, by: admin.id });
  }
}
