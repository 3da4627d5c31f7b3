import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { AnswersPage } from '#src/common/paging/answers-page.decorator.js';
import type { Page } from '#src/common/paging/page.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { EventResponse, EventsQuery } from './events.dto.js';
import { EventsService } from './events.service.js';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Access(EVERYONE)
  @TokenScope('programme:read')
  @AnswersPage({ type: [EventResponse] })
  @PublicAnswer('events', 'artists', 'venue')
  @ApiOperation({
    summary: 'List the events',
    description:
      'In the order of their dates. Without `from`, `to`, `order`, `limit` and `cursor`: the latest 1,000, and those before on the next page. ' +
      '`artistNotes` are there for admins and the acts, and for all when the venue shows them.',
  })
  findPage(
    @Query() query: EventsQuery,
    @CurrentUser() user: SessionUser | null,
  ): Promise<Page<EventResponse>> {
    return this.events.findPage(query, user);
  }

  @Get(':id')
  @Access(EVERYONE)
  @TokenScope('programme:read')
  @PublicAnswer('events', 'artists', 'venue')
  @ApiOperation({ summary: 'Show an event', description: '`artistNotes` as in the list.' })
  @ApiProblems({ 404: ['events.not-found'] })
  @ApiOkResponse({ type: EventResponse })
  findOne(@Param('id', IdPipe) id: number, @CurrentUser() user: SessionUser | null): Promise<EventResponse> {
    return this.events.findOne(id, user);
  }
}
