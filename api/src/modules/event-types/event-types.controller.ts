import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { ADMIN_ONLY, EVERYONE } from '#src/common/access/roles.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { IdPipe } from '#src/common/validation/id.pipe.js';
import { EventTypeRequest, EventTypeResponse, EventTypeUsageResponse } from './event-types.dto.js';
import { EventTypesService } from './event-types.service.js';

@ApiTags('event-types')
@Controller('event-types')
export class EventTypesController {
  constructor(private readonly eventTypes: EventTypesService) {}

  @Get()
  @Access(EVERYONE)
  @PublicAnswer('event-types')
  @ApiOkResponse({ type: [EventTypeResponse] })
  findAll(): Promise<EventTypeResponse[]> {
    return this.eventTypes.findAll();
  }

  @Post()
  @Access(ADMIN_ONLY)
  @ApiCreatedResponse({ type: EventTypeResponse })
  create(@Body() body: EventTypeRequest): Promise<EventTypeResponse> {
    return this.eventTypes.create(body);
  }

  @Put(':id')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: EventTypeResponse })
  update(@Param('id', IdPipe) id: number, @Body() body: EventTypeRequest): Promise<EventTypeResponse> {
    return this.eventTypes.update(id, body);
  }

  @Delete(':id')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: MessageResponse })
  async delete(@Param('id', IdPipe) id: number): Promise<MessageResponse> {
    await this.eventTypes.delete(id);
    return { message: 'Event type deleted successfully' };
  }

  @Get(':id/usage')
  @Access(ADMIN_ONLY)
  @ApiOkResponse({ type: EventTypeUsageResponse })
  async findUsage(@Param('id', IdPipe) id: number): Promise<EventTypeUsageResponse> {
    return { eventCount: await this.eventTypes.countEvents(id) };
  }
}
