import { Injectable } from '@nestjs/common';
import type { VenueEntity } from './entities/venue.entity.js';
import { VenueRepository } from './venue.repository.js';

@Injectable()
export class VenueService {
  constructor(private readonly venue: VenueRepository) {}

  find(): Promise<VenueEntity> {
    return this.venue.find();
  }
}
