import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
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
  async lockArtists(transaction: Transaction, ids: readonly number[]): Promise<void> {
    await transaction.query('SELECT FROM artists WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
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
    const [engagement] = await transaction.query<Engagement>(
      `SELECT artist.name AS "artistName", event.name, event.date, event.time
         FROM jsonb_to_recordset($1::jsonb) AS wanted ("artistId" int, date text, time text, "endTime" text)
         JOIN artists artist ON artist.id = wanted."artistId"
         JOIN events event ON event.artist_id = artist.id AND event.status = 'scheduled'
          AND event.slot && show_slot(wanted.date, wanted.time, wanted."endTime")
        WHERE event.id IS DISTINCT FROM $2 ORDER BY event.date, event.time, event.id LIMIT 1`,
      [JSON.stringify(appearances), exceptId],
    );
    return engagement;
  }
}
