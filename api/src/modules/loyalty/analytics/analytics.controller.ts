import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnalyticsQuery, AnalyticsResponse } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@ApiTags('loyalty')
@Controller('loyalty/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get()
  @Access(ADMIN_ONLY)
  @TokenScope('figures:read')
  @ApiOperation({ summary: 'Show the loyalty programme in numbers' })
  @ApiProblems({ 400: ['loyalty.range-reversed'] })
  @ApiOkResponse({ type: AnalyticsResponse })
  find(@Query() query: AnalyticsQuery): Promise<AnalyticsResponse> {
    return this.analytics.find(query);
  }
}
