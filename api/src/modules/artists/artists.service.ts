import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ArtistsRepository } from './artists.repository.js';

@Injectable()
export class ArtistsService {
  constructor(private readonly artists: ArtistsRepository) {}

  /** Gives a new artist account its unapproved profile, to be filled in later (design §4 "Registration"). */
  startProfile(
    transaction: Transaction,
    person: { userId: number; name: string; email: string },
  ): Promise<void> {
    return this.artists.insertStub(transaction, person);
  }
}
