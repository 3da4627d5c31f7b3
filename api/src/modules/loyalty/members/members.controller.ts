import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ARTIST_OR_CUSTOMER, ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { MemberEnrolmentService } from '#src/modules/loyalty/joining/member-enrolment.service.js';
import { MemberMergeService } from '#src/modules/loyalty/joining/member-merge.service.js';
import {
  EnrolmentResponse,
  MemberDetailsResponse,
  MemberRequest,
  MemberResponse,
  MembersQuery,
  MergePreviewResponse,
  MergeRequest,
} from './members.dto.js';
import { MembersService } from './members.service.js';

const MERGE_PROBLEMS = {
  404: ['loyalty.member-not-found'],
  409: ['loyalty.same-member', 'loyalty.both-have-accounts'],
};

@ApiTags('loyalty')
@Controller('loyalty/members')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly enrolment: MemberEnrolmentService,
    private readonly merging: MemberMergeService,
  ) {}

  @Get()
  @Access(ADMIN_ONLY)
  @TokenScope('guests:read')
  @ApiOperation({ summary: 'List the loyalty members' })
  @AnswersPage({ type: [MemberResponse] })
  findPage(@Query() query: MembersQuery): Promise<Page<MemberResponse>> {
    return this.members.findPage(query);
  }

  @Post()
  @Access(ADMIN_ARTIST_OR_CUSTOMER)
  @ApiOperation({
    summary: 'Join the loyalty programme',
    description:
      'With your own e-mail; admins enrol anybody. A member stays as they are; an admin who sends another name or phone for them is refused.',
  })
  @ApiProblems({ 403: ['loyalty.not-your-email'], 409: ['loyalty.verify-email', 'loyalty.already-member'] })
  @ApiCreatedResponse({ type: EnrolmentResponse })
  @ApiOkResponse({ type: EnrolmentResponse, description: 'Somebody with this e-mail was a member already.' })
  async enrol(
    @Body() body: MemberRequest,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EnrolmentResponse> {
    const enrolment = await this.enrolment.enrol(body, user);
    response.status(enrolment.isNew ? 201 : 200);
    return enrolment;
  }

  @Get(':id')
  @Access(ADMIN_ONLY)
  @TokenScope('guests:read')
  @ApiOperation({ summary: 'Show a member' })
  @ApiProblems({ 404: ['loyalty.member-not-found'] })
  @ApiOkResponse({ type: MemberDetailsResponse })
  find(@Param('id', IdPipe) id: number): Promise<MemberDetailsResponse> {
    return this.members.find(id);
  }

  @Get(':id/merge')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Show what merging two members would make' })
  @ApiProblems(MERGE_PROBLEMS)
  @ApiOkResponse({ type: MergePreviewResponse, description: 'What merging would make of the two.' })
  previewMerge(
    @Param('id', IdPipe) id: number,
    @Query() { otherId }: MergeRequest,
  ): Promise<MergePreviewResponse> {
    return this.merging.preview(id, otherId);
  }

  @Post(':id/merge')
  @Access(ADMIN_ONLY)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Merge two members',
    description: 'What both have counts once. There is no way back.',
  })
  @ApiProblems(MERGE_PROBLEMS)
  @ApiOkResponse({ type: MemberResponse, description: 'Who stays.' })
  merge(
    @Param('id', IdPipe) id: number,
    @Body() { otherId }: MergeRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<MemberResponse> {
    return this.merging.merge(id, otherId, user.id);
  }
}
