import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { BookingCreationEntity } from './entities/booking-creation.entity.js';

/** The keys of bookings of every kind, with the id of the row that was made. */
@Injectable()
export class BookingCreationsRepository extends KeyedRequests<BookingCreationEntity> {
  constructor() {
    super(BookingCreationEntity);
  }
}
