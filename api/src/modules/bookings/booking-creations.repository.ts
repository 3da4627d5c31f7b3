import { Injectable } from '@nestjs/common';
import { KeyedRequests } from '#src/database/keyed-requests.js';

/** The keys of bookings of every kind, with the id of the row that was made. */
@Injectable()
export class BookingCreationsRepository extends KeyedRequests<number | null> {
  constructor() {
    super('booking_creations', 'row_id');
  }
}
