import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';

/**
 * Scheduled events at which somebody of the shows `$1` (JSON) plays at the same time; `$2` are these shows, where they are on
 * the calendar. SQL, since it joins a list of values by ranges of time, as `ex_event_acts_slot` compares them. Each range is
 * made once, not for each event of the artist.
 */
const ENGAGEMENTS = `
  WITH wanted AS MATERIALIZED (
    SELECT show.place, act.artist_id, act.slot
      FROM jsonb_to_recordset($1::jsonb)
             AS show (place int, "artistIds" text, "actTimes" jsonb, date text, time text, "endTime" text),
           act_slots("artistIds", "actTimes", date, show_slot(date, time, "endTime")) act
  ), engagements AS (
    SELECT wanted.place, artist.name AS "artistName", event.id, event.name, event.date, event.time
      FROM wanted JOIN artists artist ON artist.id = wanted.artist_id
      JOIN event_acts act ON act.artist_id = artist.id AND act.is_scheduled AND act.slot && wanted.slot
      JOIN events event ON event.id = act.event_id
     WHERE event.id <> ALL ($2::int[])
  )`;

const FIND_ENGAGEMENT = `
  ${ENGAGEMENTS} SELECT "artistName", name, date, time FROM engagements ORDER BY date, time, id LIMIT 1`;

const FIND_ENGAGEMENTS = `
  ${ENGAGEMENTS} SELECT place, "artistName", id, name, date, time FROM engagements ORDER BY place, date, time, id`;

/** Who plays when. */
export type Appearance = Pick<EventEntity, 'artistIds' | 'date' | 'time' | 'endTime'> &
  Partial<Pick<EventEntity, 'actTimes'>>;

/** An event that keeps its artist from playing another. */
type Engagement = Pick<EventEntity, 'name' | 'date' | 'time'> & { artistName: string };

/** The same, of the show with this place in a list. */
export type PlacedEngagement = Engagement & Pick<EventEntity, 'id'> & { place: number };

/** Reads who plays when; the constraint `ex_event_acts_slot` enforces it. */
@Injectable()
export class ArtistStageRepository {
  /**
   * The first scheduled event at which somebody of these shows plays at the same time.
   * @param except these shows, when they are on the calendar already
   */
  async findEngagement(
    transaction: Transaction,
    appearances: readonly Appearance[],
    except: readonly number[],
  ): Promise<Engagement | undefined> {
    const shows = appearances.map(({ artistIds, actTimes, date, time, endTime }) => ({
      artistIds,
      actTimes,
      date,
      time,
      endTime,
    }));
    const values = [JSON.stringify(shows), except];
    const [engagement] = await transaction.query<Engagement>(FIND_ENGAGEMENT, values);
    return engagement;
  }

  /** All scheduled events at which somebody of these shows plays at the same time, by the places of the shows. */
  findEngagements(
    runner: SqlRunner,
    appearances: readonly (Appearance & { place: number })[],
  ): Promise<PlacedEngagement[]> {
    return runner.query<PlacedEngagement>(FIND_ENGAGEMENTS, [JSON.stringify(appearances), []]);
  }
}
