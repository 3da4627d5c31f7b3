import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '#src/database/database.js';
import { type ShowClash, ShowClashesRepository, type WishedShow } from './show-clashes.repository.js';

export type { ShowClash, WishedShow };

/** What is on the calendar at the time of a show that somebody wishes for. */
@Injectable()
export class ShowClashesService {
  constructor(private readonly clashes: ShowClashesRepository) {}

  /**
   * The scheduled event in the way. One of the same artist makes the show impossible (`events.artist-busy`); another is for
   * staff to judge, as a venue may have two stages.
   */
  find(runner: SqlRunner, show: WishedShow): Promise<ShowClash | undefined> {
    return this.clashes.find(runner, show);
  }
}
