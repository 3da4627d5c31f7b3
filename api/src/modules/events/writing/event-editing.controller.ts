import { Body, Controller, Delete, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MAX_EVENT_IMAGE_BYTES } from '#contract/limits.js';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { CreatedOnce, type Once } from '#src/common/http/created-once.decorator.js';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems, codesOf } from '#src/common/openapi/api-problems.decorator.js';
import type { RequestWithUpload } from '#src/common/uploads/received-file.js';
import { PictureUpload } from '#src/common/uploads/single-upload.js';
import { ExpectedVersion } from '#src/common/validation/fields/expected-version.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { IdempotencyKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { EventImageResponse, EventPatchRequest, EventRequest } from './event-editing.dto.js';
import { EventEditingService } from './event-editing.service.js';
import { eventImageProblems } from '#src/modules/events/images/event-image-problems.js';
import { EventImagesService } from '#src/modules/events/images/event-images.service.js';
import { EventResponse } from '#src/modules/events/events.dto.js';

const EVENT_CHANGE_PROBLEMS = {
  400: ['events.invalid-times', 'events.image-unknown', 'events.artist-unknown'],
  404: ['events.not-found'],
  409: ['events.artist-busy'],
  412: ['events.changed-meanwhile'],
};

@ApiTags('events')
@Controller('events')
export class EventEditingController {
  constructor(
    private readonly editing: EventEditingService,
    private readonly images: EventImagesService,
  ) {}

  @Post()
  @Access(ADMIN_ONLY)
  @TokenScope('programme:write')
  @ApiOperation({ summary: 'Add an event' })
  @ApiProblems({
    400: ['events.invalid-times', 'events.image-unknown', 'events.artist-unknown'],
    404: ['events.not-found'],
    409: ['events.artist-busy', 'events.key-reused'],
  })
  @CreatedOnce(EventResponse, 'A repeat: the event that the first call made.')
  create(
    @Body() body: EventRequest,
    @IdempotencyKey() clientKey: string | null,
    @CurrentUser() user: SessionUser,
  ): Promise<Once<EventResponse>> {
    return this.editing.create(body, clientKey, user);
  }

  @Post('image')
  @Access(ADMIN_ONLY)
  @TokenScope('programme:write')
  @PictureUpload({
    field: 'image',
    maxBytes: MAX_EVENT_IMAGE_BYTES,
    tooLarge: eventImageProblems.tooLarge,
    description: 'A picture of at most 5 MB',
  })
  @ApiOperation({
    summary: 'Upload a picture for an event to name',
    description: 'One that no event names is removed after a day.',
  })
  @ApiProblems(codesOf(eventImageProblems))
  @ApiCreatedResponse({ type: EventImageResponse })
  async uploadImage(@Req() request: RequestWithUpload): Promise<EventImageResponse> {
    return { imageUrl: await this.images.keep(request.received) };
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @TokenScope('programme:write')
  @ApiOperation({
    summary: 'Replace an event',
    description: 'An optional field that is left out keeps its value.',
  })
  @ApiProblems(EVENT_CHANGE_PROBLEMS)
  @ApiOkResponse({ type: EventResponse })
  replace(
    @Param('id', IdPipe) id: number,
    @Body() body: EventRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
    @CurrentUser() user: SessionUser,
  ): Promise<EventResponse> {
    return this.editing.change({ id, expectedVersion, user }, body);
  }

  @Patch(':id')
  @Access(ADMIN_OR_ARTIST)
  @TokenScope('programme:write')
  @ApiOperation({
    summary: 'Change an event in part',
    description: 'Artists change `artistNotes` alone, of events they play.',
  })
  @ApiProblems(EVENT_CHANGE_PROBLEMS, { 403: ['events.notes-only'] })
  @ApiOkResponse({
    type: EventResponse,
    description: 'Artists change artistNotes alone, of events they play.',
  })
  patch(
    @Param('id', IdPipe) id: number,
    @Body() body: EventPatchRequest,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
    @CurrentUser() user: SessionUser,
  ): Promise<EventResponse> {
    return this.editing.change({ id, expectedVersion, user }, body);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @TokenScope('programme:write')
  @ApiOperation({
    summary: 'Delete an event',
    description: 'With the last night of a series the series goes too.',
  })
  @ApiProblems({ 404: ['events.not-found'], 412: ['events.changed-meanwhile'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(
    @Param('id', IdPipe) id: number,
    @ExpectedVersion() expectedVersion: ExpectedVersions,
  ): Promise<MessageResponse> {
    await this.editing.delete({ id, expectedVersion });
    return { message: 'Event deleted successfully' };
  }
}
