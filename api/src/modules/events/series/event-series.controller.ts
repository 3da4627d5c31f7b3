import { Body, Controller, Delete, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { EventSeriesRequest, EventSeriesResponse, RemainingNightsQuery } from './event-series.dto.js';
import { EventSeriesService } from './event-series.service.js';

@ApiTags('events')
@Controller()
export class EventSeriesController {
  constructor(private readonly series: EventSeriesService) {}

  @Post('events/series')
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

  @Delete('event-series/:id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Delete the nights of a series from a date on',
    description: '`If-Match` is about the first night to go.',
  })
  @ApiProblems({ 404: ['events.series-not-found'], 412: ['events.changed-meanwhile'] })
  @ApiOkResponse({ type: MessageResponse, description: 'Says how many nights were deleted.' })
  deleteRemaining(
    @Param('id', IdPipe) seriesId: number,
    @Query() { from }: RemainingNightsQuery,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
  ): Promise<MessageResponse> {
    return this.series.deleteRemaining({ seriesId, from, expectedVersion });
  }
}
