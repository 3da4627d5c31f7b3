import { Injectable } from '@nestjs/common';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { EventsRepository } from '#src/modules/events/events.repository.js';

/** Keeps events of a type together when the type is renamed, and tells how many a type has. */
@Injectable()
export class EventTypeFollower {
  constructor(eventTypes: EventTypesService, events: EventsRepository) {
    eventTypes.register({
      rename: (transaction, from, to) => events.renameType(transaction, from, to),
      countEvents: (type) => events.countOfType(type),
    });
  }
}
