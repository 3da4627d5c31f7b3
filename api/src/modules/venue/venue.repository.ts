import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReadTogether } from '#src/database/read-together.js';
import { VenueEntity } from './entities/venue.entity.js';

const ROW_ID = 1;

@Injectable()
export class VenueRepository {
  private readonly row = new ReadTogether<typeof ROW_ID, VenueEntity>(async () => {
    const venue = await this.dataSource.getRepository(VenueEntity).findOneByOrFail({ id: ROW_ID });
    return new Map([[ROW_ID, venue]]);
  });

  constructor(private readonly dataSource: DataSource) {}

  /** The one row, which the first migration makes. */
  async find(): Promise<VenueEntity> {
    const venue = await this.row.read(ROW_ID);
    if (!venue) throw new Error('the venue has no row');
    return venue;
  }
}
