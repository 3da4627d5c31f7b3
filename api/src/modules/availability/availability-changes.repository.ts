import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { AvailabilityChangeEntity } from './entities/availability-change.entity.js';

/** The keys of changes of calendars, with the answers they got. */
@Injectable()
export class AvailabilityChangesRepository extends KeyedRequests<AvailabilityChangeEntity> {
  constructor() {
    super(AvailabilityChangeEntity);
  }
}
