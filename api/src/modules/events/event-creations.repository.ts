import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/keyed-requests.js';

/** The keys of creations of events, with the ids of the events. */
@Injectable()
export class EventCreationsRepository extends KeyedRequests<number[]> {
  constructor() {
    super('event_creations', 'event_ids');
  }
}
