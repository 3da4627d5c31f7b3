import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { EventCreationEntity } from '#src/modules/events/entities/event-creation.entity.js';

/** The keys of creations of events, with the ids of the events. */
@Injectable()
export class EventCreationsRepository extends KeyedRequests<EventCreationEntity> {
  constructor() {
    super(EventCreationEntity);
  }
}
