import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY, EVERYONE } from '#src/common/access/roles.js';
import { TokenScope } from '#src/common/access/token-scope.decorator.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { ApiProblems } from '#src/common/openapi/api-problems.decorator.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import {
  EventTypeChangeRequest,
  EventTypeRequest,
  EventTypeResponse,
  EventTypeUsageResponse,
} from './event-types.dto.js';
import { EventTypesService } from './event-types.service.js';

@ApiTags('event-types')
@Controller('event-types')
export class EventTypesController {
  constructor(private readonly eventTypes: EventTypesService) {}

  @Get()
  @Access(EVERYONE)
  @TokenScope('programme:read')
  @PublicAnswer('event-types')
  @ApiOperation({ summary: 'List the event types' })
  @ApiOkResponse({ type: [EventTypeResponse] })
  findAll(): Promise<EventTypeResponse[]> {
    return this.eventTypes.findAll();
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Add an event type' })
  @ApiProblems({
    400: ['event-types.name-reserved', 'event-types.name-too-long'],
    409: ['event-types.name-taken'],
  })
  @ApiCreatedResponse({ type: EventTypeResponse })
  create(@Body() body: EventTypeRequest): Promise<EventTypeResponse> {
    return this.eventTypes.create(body);
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Change an event type',
    description: 'A new name is given to all its events. What is left out stays.',
  })
  @ApiProblems({
    400: ['event-types.name-reserved', 'event-types.name-too-long'],
    404: ['event-types.not-found'],
    409: ['event-types.name-taken'],
  })
  @ApiOkResponse({ type: EventTypeResponse })
  update(@Param('id', IdPipe) id: number, @Body() body: EventTypeChangeRequest): Promise<EventTypeResponse> {
    return this.eventTypes.update(id, body);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOperation({
    summary: 'Delete an event type',
    description: 'Its events keep the name, and wait for another type.',
  })
  @ApiProblems({ 404: ['event-types.not-found'] })
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.eventTypes.delete(id);
    return { message: 'Event type deleted successfully' };
  }

  @Get(':id/usage')
  @Access(ADMIN_ONLY)
  @ApiOperation({ summary: 'Count the events of a type', description: 'Past ones included.' })
  @ApiProblems({ 404: ['event-types.not-found'] })
  @ApiOkResponse({ type: EventTypeUsageResponse })
  async findUsage(@Param('id', IdPipe) id: number): Promise<EventTypeUsageResponse> {
    return { eventCount: await this.eventTypes.countEvents(id) };
  }
}
