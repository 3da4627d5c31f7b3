import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { LoggedPersonResponse, StaffLogEntryResponse, StaffLogQuery } from './staff-log.dto.js';
import { StaffLogService } from './staff-log.service.js';

@ApiTags('audit')
@Controller('admin/log')
export class StaffLogController {
  constructor(private readonly log: StaffLogService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List who did what',
    description:
      'Each change by staff, the newest first. Rows of one call have one `requestId`; rows of a call at the same moment may stand between them.',
  })
  @AnswersPage({ type: [StaffLogEntryResponse] })
  findPage(@Query() query: StaffLogQuery): Promise<Page<StaffLogEntryResponse>> {
    return this.log.findPage(query);
  }

  @Get('people')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'List the people who did something',
    description: 'By name; nobody who has left.',
  })
  @ApiOkResponse({ type: [LoggedPersonResponse] })
  findPeople(): Promise<LoggedPersonResponse[]> {
    return this.log.findPeople();
  }
}
