import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ArtistEntity } from './entities/artist.entity.js';

@Injectable()
export class ArtistsRepository {
  async insertStub(
    transaction: Transaction,
    stub: { userId: number; name: string; email: string },
  ): Promise<void> {
    await transaction.manager.insert(ArtistEntity, { ...stub, genre: '', isApproved: false });
  }
}
