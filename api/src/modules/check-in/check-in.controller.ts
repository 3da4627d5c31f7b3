import { Body, Controller, Get, Headers, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LATE_CHECK_IN_DAYS } from '#contract/limits.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE, SIGNED_IN } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { NetworkAddress } from '#src/common/http/network-address.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { AttendanceRequest, AttendanceResponse } from './check-in.dto.js';
import { CheckInService } from './check-in.service.js';
import { OwnCheckInResponse, OwnCheckInsQuery } from '#src/modules/check-in/own/own-check-ins.dto.js';
import { OwnCheckInsService } from '#src/modules/check-in/own/own-check-ins.service.js';

@ApiTags('check-in')
@Controller('photo-attendance')
export class CheckInController {
  constructor(
    private readonly checkIns: CheckInService,
    private readonly ownCheckIns: OwnCheckInsService,
  ) {}

  @Get()
  @Access(SIGNED_IN)
  @ApiOperation({ summary: 'List your check-ins' })
  @AnswersPage({
    type: [OwnCheckInResponse],
    description: "The caller's own check-ins, the newest first.",
  })
  findOwn(
    @Query() query: OwnCheckInsQuery,
    @CurrentUser() user: SessionUser,
  ): Promise<Page<OwnCheckInResponse>> {
    return this.ownCheckIns.findPage(user.id, query);
  }

  @Post()
  @Access(EVERYONE)
  @ApiOperation({
    summary: 'Check a guest in at a show',
    description: `With a photo that was uploaded before. It opens two hours before the doors. Points are earned once per e-mail and event; a check-in that comes late is kept, and earns them when staff approve the photo. Before it opens, and ${LATE_CHECK_IN_DAYS} days after it closed, it is refused with \`check-in.not-open\`.`,
  })
  @ApiProblems({
    404: ['events.not-found', 'photos.not-found'],
    409: ['check-in.not-open', 'check-in.photo-used', 'check-in.key-reused'],
    429: ['check-in.too-many'],
  })
  @CreatedOnce(AttendanceResponse, 'A repeat of an earlier call, answered the same.')
  record(
    @Body() body: AttendanceRequest,
    @NetworkAddress() networkAddress: string,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser | null,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<Once<AttendanceResponse>> {
    const sender = { clientKey, user, networkAddress, userAgent: userAgent ?? '' };
    return this.checkIns.record(body, sender);
  }
}
