import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { NewShowsRepository } from './new-shows.repository.js';

/** Shows that are no news to anybody, such as those of a calendar that was brought along. */
@Injectable()
export class KnownShowsService {
  constructor(private readonly shows: NewShowsRepository) {}

  /** Followers of the acts are not told of these shows. */
  tellNobody(transaction: Transaction, showIds: readonly number[]): Promise<void> {
    return this.shows.markKnown(transaction, showIds);
  }
}
