import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/keyed-requests.js';

/** The keys of changes of calendars, with the answers they got. */
@Injectable()
export class AvailabilityChangesRepository extends KeyedRequests<object> {
  constructor() {
    super('availability_changes', 'answer');
  }
}
