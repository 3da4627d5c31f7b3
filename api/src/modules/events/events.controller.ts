import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#src/common/access/access.decorator.js';
import { CurrentUser } from '#src/common/access/current-user.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { announceNextPage } from '#src/common/http/next-page.js';
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
  @PublicAnswer('events', 'artists', 'venue')
  @ApiOkResponse({ type: [EventResponse], description: 'A next page is announced by a Link header.' })
  async findPage(
    @Query() query: EventsQuery,
    @CurrentUser() user: SessionUser | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventResponse[]> {
    const { events, nextCursor } = await this.events.findPage(query, user);
    announceNextPage(request, response, nextCursor);
    return events;
  }

  @Get(':id')
  @Access(EVERYONE)
  @PublicAnswer('events', 'artists', 'venue')
  @ApiOkResponse({ type: EventResponse })
  findOne(@Param('id', IdPipe) id: number, @CurrentUser() user: SessionUser | null): Promise<EventResponse> {
    return this.events.findOne(id, user);
  }
}
