import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VenueEntity } from './entities/venue.entity.js';

@Injectable()
export class VenueRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The one row, which the first migration makes. */
  find(): Promise<VenueEntity> {
    return this.dataSource.getRepository(VenueEntity).findOneByOrFail({ id: 1 });
  }
}
