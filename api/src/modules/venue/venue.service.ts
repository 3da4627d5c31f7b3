import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import type { VenueEntity } from './entities/venue.entity.js';
import { VenueRepository } from './venue.repository.js';

/** The venue as other areas know it. */
@Injectable()
export class VenueService {
  constructor(private readonly venue: VenueRepository) {}

  /** The one row of the venue. */
  find(): Promise<VenueEntity> {
    return this.venue.find();
  }

  /** As `find`, on the transaction's own connection and with what it has changed. */
  findWithin(transaction: Transaction): Promise<VenueEntity> {
    return this.venue.findWithin(transaction);
  }
}
