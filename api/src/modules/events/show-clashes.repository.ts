import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '#src/database/database.js';

/** When a show would be, and who would play. */
export interface WishedShow {
  artistId: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  /** `HH:MM`, at or before `time` past midnight; null when nobody said. */
  endTime: string | null;
}

/** A scheduled event at the time of a wished show. */
export interface ShowClash {
  id: number;
  name: string;
  date: string;
  time: string;
  artistName: string | null;
  /** Whether the artist of the wished show plays it. */
  isArtistBusy: boolean;
}

/** Scheduled events that take place at the same time, as the constraint `ex_events_artist_slot` measures it. */
@Injectable()
export class ShowClashesRepository {
  /** The first event at that time, the artist's own before others; served by `ix_events_date_time_id`. */
  async find(
    runner: SqlRunner,
    { artistId, date, time, endTime }: WishedShow,
  ): Promise<ShowClash | undefined> {
    const [clash] = await runner.query<ShowClash>(
      `SELECT event.id, event.name, event.date, event.time, artist.name AS "artistName",
              event.artist_id IS NOT DISTINCT FROM $1::int AS "isArtistBusy"
         FROM events event LEFT JOIN artists artist ON artist.id = event.artist_id
        WHERE event.status = 'scheduled' AND event.slot && show_slot($2::text, $3, $4)
          AND event.date BETWEEN to_char($2::text::date - 1, 'YYYY-MM-DD') AND to_char($2::text::date + 1, 'YYYY-MM-DD')
        ORDER BY event.artist_id IS NOT DISTINCT FROM $1::int DESC, event.date, event.time, event.id LIMIT 1`,
      [artistId, date, time, endTime],
    );
    return clash;
  }
}
