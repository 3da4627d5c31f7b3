import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { FIND_ENGAGEMENT } from './artist-stage.sql.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';

/** When an artist is on stage. */
export type Appearance = Pick<EventEntity, 'artistId' | 'date' | 'time' | 'endTime'>;

/** An event that keeps its artist from playing another. */
export type Engagement = Pick<EventEntity, 'name' | 'date' | 'time'> & { artistName: string };

/** Who plays when; the constraint `ex_events_artist_slot` holds what is asked here. */
@Injectable()
export class ArtistStageRepository {
  /**
   * The first scheduled event that overlaps one of these appearances of its artist.
   * @param exceptId the event that appears, when it is on the calendar already
   */
  async findEngagement(
    transaction: Transaction,
    appearances: readonly Appearance[],
    exceptId: number | null,
  ): Promise<Engagement | undefined> {
    const values = [JSON.stringify(appearances), exceptId];
    const [engagement] = await transaction.query<Engagement>(FIND_ENGAGEMENT, values);
    return engagement;
  }
}
