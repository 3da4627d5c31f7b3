import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { DoorReportResponse } from './report.dto.js';
import { ReportService } from './report.service.js';

@ApiTags('door')
@Controller('door')
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Get('reports/:id')
  @Access(ADMIN_ONLY)
  @TokenScope('guests:read')
  @ApiOperation({
    summary: 'Show a night at the door',
    description:
      'People and check-ins by quarter of an hour and tablet, first-timers, tiers, what was undone, and the cards that were refused.',
  })
  @ApiProblems({ 404: ['events.not-found'] })
  @ApiOkResponse({ type: DoorReportResponse })
  find(@Param('id', IdPipe) id: number): Promise<DoorReportResponse> {
    return this.reports.find(id);
  }
}
