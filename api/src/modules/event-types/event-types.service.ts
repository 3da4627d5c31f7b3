import { Injectable } from '@nestjs/common';
import type { EventTypeEntity } from './entities/event-type.entity.js';
import { EventTypesRepository } from './event-types.repository.js';

@Injectable()
export class EventTypesService {
  constructor(private readonly eventTypes: EventTypesRepository) {}

  /** All types, by name. */
  findAll(): Promise<EventTypeEntity[]> {
    return this.eventTypes.findAll();
  }
}
