import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY } from '#src/common/access/roles.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { KeyPipe } from '#src/common/validation/key.pipe.js';
import {
  SeriesChangeRequest,
  SeriesChangeResponse,
  SeriesDeletionRequest,
  SeriesPreviewResponse,
} from './series-change.dto.js';
import { SeriesChangesService } from './series-changes.service.js';
import { SeriesUndoService } from './series-undo.service.js';

const SERIES_PROBLEMS = {
  404: ['events.not-found'],
  409: ['events.not-in-series', 'events.series-played'],
  412: ['events.changed-meanwhile'],
};
const CONTENT_PROBLEMS = {
  400: ['events.invalid-series', 'events.invalid-times', 'events.image-unknown', 'events.artist-unknown'],
  409: ['events.artist-busy'],
};
const DELETION_PROBLEMS = { 409: ['events.has-check-ins'] };
const KEY_PROBLEMS = { 409: ['events.key-reused'] };

@ApiTags('events')
@Controller()
export class SeriesChangeController {
  constructor(
    private readonly changes: SeriesChangesService,
    private readonly undos: SeriesUndoService,
  ) {}

  @Post('events/:id/series-changes')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Change an event, and others of its series',
    description:
      'All of them or none. Others get what differs at this event, where they were not changed alone; dates move by as many days. `If-Match` is about this event.',
  })
  @ApiProblems(SERIES_PROBLEMS, CONTENT_PROBLEMS, KEY_PROBLEMS)
  @CreatedOnce(SeriesChangeResponse)
  change(
    @Param('id', IdPipe) id: number,
    @Body() body: SeriesChangeRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<SeriesChangeResponse>> {
    return this.changes.change({ id, scope: body.scope, expectedVersion }, body, clientKey);
  }

  @Post('events/:id/series-changes/preview')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Say what a change of a series would come to', description: 'Changes nothing.' })
  @ApiProblems(SERIES_PROBLEMS, CONTENT_PROBLEMS)
  @ApiOkResponse({ type: SeriesPreviewResponse })
  previewChange(
    @Param('id', IdPipe) id: number,
    @Body() body: SeriesChangeRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
  ): Promise<SeriesPreviewResponse> {
    return this.changes.previewChange({ id, scope: body.scope, expectedVersion }, body);
  }

  @Post('events/:id/series-deletions')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Delete an event, and others of its series',
    description: 'All of them or none. `If-Match` is about this event.',
  })
  @ApiProblems(SERIES_PROBLEMS, DELETION_PROBLEMS, KEY_PROBLEMS)
  @CreatedOnce(SeriesChangeResponse)
  delete(
    @Param('id', IdPipe) id: number,
    @Body() { scope }: SeriesDeletionRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
    @IdempotencyKey() clientKey: string | null,
  ): Promise<Once<SeriesChangeResponse>> {
    return this.changes.delete({ id, scope, expectedVersion }, clientKey);
  }

  @Post('events/:id/series-deletions/preview')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Say what a deletion would take', description: 'Deletes nothing.' })
  @ApiProblems(SERIES_PROBLEMS, DELETION_PROBLEMS)
  @ApiOkResponse({ type: SeriesPreviewResponse })
  previewDeletion(
    @Param('id', IdPipe) id: number,
    @Body() { scope }: SeriesDeletionRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
  ): Promise<SeriesPreviewResponse> {
    return this.changes.previewDeletion({ id, scope, expectedVersion });
  }

  @Post('series-changes/:key/undo')
  @HttpCode(200)
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Undo a change or deletion of a series',
    description: 'For a minute, all of it or nothing. Asked again, it answers the same.',
  })
  @ApiProblems(CONTENT_PROBLEMS, {
    404: ['events.series-change-not-found'],
    409: ['events.undo-over', 'events.changed-since'],
  })
  @ApiOkResponse({ type: MessageResponse })
  undo(@Param('key', KeyPipe) key: string): Promise<MessageResponse> {
    return this.undos.undo(key);
  }
}
