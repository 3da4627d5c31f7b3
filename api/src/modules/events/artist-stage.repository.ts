import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import type { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import { FIND_ENGAGEMENT } from './artist-stage.sql.js';
import type { EventEntity } from './entities/event.entity.js';

/** When an artist is on stage. */
export type Appearance = Pick<EventEntity, 'artistId' | 'date' | 'time' | 'endTime'>;

/** An event that keeps its artist from playing another. */
export interface Engagement {
  artistName: string;
  name: string;
  date: string;
  time: string;
}

/** Who plays when; the constraint `ex_events_artist_slot` holds what is asked here. */
@Injectable()
export class ArtistStageRepository {
  /** Whoever else wants to give these artists an event waits for the end of this transaction. */
  async lockArtists({ manager }: Transaction, ids: readonly number[]): Promise<void> {
    await manager.find<ArtistEntity>('artists', {
      select: { id: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /**
   * The first scheduled event that overlaps one of these appearances of its artist.
   * @param exceptId the event that appears, when it is on the calendar already
   */
  async findEngagement(
    transaction: Transaction,
    appearances: readonly Appearance[],
    exceptId: number | null,
  ): Promise<Engagement | undefined> {
    const [engagement] = await transaction.query<Engagement>(FIND_ENGAGEMENT, [
      JSON.stringify(appearances),
      exceptId,
    ]);
    return engagement;
  }
}
