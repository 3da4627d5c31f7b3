import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { EventSeriesRequest, EventSeriesResponse } from './event-series.dto.js';
import { EventSeriesService } from './event-series.service.js';

@ApiTags('events')
@Controller('events/series')
export class EventSeriesController {
  constructor(private readonly series: EventSeriesService) {}

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Add the nights of a series', description: 'All of them or none.' })
  @ApiProblems({
    400: ['events.invalid-series', 'events.invalid-times', 'events.image-unknown', 'events.artist-unknown'],
    404: ['events.not-found'],
    409: ['events.artist-busy', 'events.key-reused'],
  })
  @CreatedOnce(EventSeriesResponse, 'A repeat: the nights that the first call made.')
  create(
    @Body() body: EventSeriesRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<EventSeriesResponse>> {
    return this.series.create(body, clientKey, user);
  }
}
