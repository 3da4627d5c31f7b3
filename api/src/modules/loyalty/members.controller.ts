import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, SIGNED_IN } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { announceNextPage } from '#src/common/http/next-page.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { MemberEnrolmentService } from './member-enrolment.service.js';
import { MemberMergeService } from './member-merge.service.js';
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
  @ApiOkResponse({ type: [MemberResponse], description: 'A next page is announced by a Link header.' })
  async findPage(
    @Query() query: MembersQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MemberResponse[]> {
    const { members, nextCursor } = await this.members.findPage(query);
    announceNextPage(request, response, nextCursor);
    return members;
  }

  @Post()
  @Access(SIGNED_IN)
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
  @ApiOkResponse({ type: MemberDetailsResponse })
  find(@Param('id', IdPipe) id: number): Promise<MemberDetailsResponse> {
    return this.members.find(id);
  }

  @Get(':id/merge')
  @Access(ADMIN_ONLY)
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
  @ApiOkResponse({ type: MemberResponse, description: 'Who stays.' })
  merge(
    @Param('id', IdPipe) id: number,
    @Body() { otherId }: MergeRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<MemberResponse> {
    return this.merging.merge(id, otherId, user.id);
  }
}
