import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '#src/common/access/access.decorator.js';
import { EVERYONE } from '#src/common/access/roles.js';
import { PublicAnswer } from '#src/common/public-answers/public-answer.decorator.js';
import { EventTypeResponse } from './event-types.dto.js';
import { EventTypesService } from './event-types.service.js';

@ApiTags('event-types')
@Controller('event-types')
export class EventTypesController {
  constructor(private readonly eventTypes: EventTypesService) {}

  @Get()
  @Access(EVERYONE)
  @PublicAnswer('event-types')
  @ApiOkResponse({ type: [EventTypeResponse] })
  async findAll(): Promise<EventTypeResponse[]> {
    const types = await this.eventTypes.findAll();
    return types.map(({ id, name, color, description }) => ({ id, name, color, description }));
  }
}
