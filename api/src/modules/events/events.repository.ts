import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import type { WallClock } from '#contract/rules/clock.js';
import { rowsReadTogether } from '#src/database/concurrency/read-together.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { Conditions } from '#src/database/sql/conditions.js';
import { containing } from '#src/database/sql/like-pattern.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import type { EventCursor } from './event-cursor.js';
import type { EventsQuery } from './events.dto.js';

/** Plain rows with the entity's properties: making entities of a page takes longer than all else of a list. */
const SHOWN_COLUMNS = `
  id, name, type, description, date, time, doors_time AS "doorsTime", end_time AS "endTime", status, capacity,
  image_url AS "imageUrl", coalesce(artist_ids::jsonb, '[]') AS "artistIds", coalesce(act_times, '{}') AS "actTimes", artist_notes AS "artistNotes",
  series_id AS "seriesId", version, created_at AS "createdAt"`;

/** Events by the ids `$1`. Everybody who opens a show asks this, so it is planned once for each connection. */
const FIND_EVENTS_BY_IDS = {
  name: 'events.find-by-ids',
  text: `SELECT ${SHOWN_COLUMNS} FROM events WHERE id = ANY ($1)`,
};

type EventFilter = Omit<EventsQuery, 'cursor' | 'limit'> & {
  /** Artists whose name also matches `q`. */
  artistIds?: readonly number[];
  after?: EventCursor;
  take: number;
};

/** What is shown of an event. */
export type ShownEvent = Omit<EventEntity, 'artistId' | 'calendarSequence' | 'ownFields' | 'updatedAt'>;

@Injectable()
export class EventsRepository {
  private readonly byId = rowsReadTogether(this.database, FIND_EVENTS_BY_IDS, ({ id }: ShownEvent) => id);

  constructor(
    private readonly database: Database,
    @InjectRepository(EventEntity) private readonly events: Repository<EventEntity>,
  ) {}

  /** Events in order of date, time, id, or the other way round, served by `ix_events_date_time_id`. */
  findMany({ order = 'asc', take, ...filter }: EventFilter): Promise<ShownEvent[]> {
    const where = conditionsOf({ order, ...filter });
    const direction = order.toUpperCase();
    return this.database.prepared<ShownEvent>(
      {
        name: `events.find-many.${order}.${where.names.join('.')}`,
        text: `SELECT ${SHOWN_COLUMNS} FROM events WHERE true${where.sql}
                ORDER BY date ${direction}, time ${direction}, id ${direction} LIMIT ${where.parameter(take)}`,
      },
      where.values,
    );
  }

  findById(id: number): Promise<ShownEvent | undefined> {
    return this.byId.read(id);
  }

  /** When a show begins; undefined when there is none. */
  async findStart({ manager }: SqlRunner, id: number): Promise<WallClock | undefined> {
    const select = { date: true, time: true };
    return (await manager.findOne(EventEntity, { select, where: { id } })) ?? undefined;
  }

  /** A show that takes place and was left alone since then; nobody changes it until the transaction ends. */
  holdScheduled({ manager }: SqlRunner, id: number, leftAloneSince: Date): Promise<EventEntity | null> {
    return manager.findOne(EventEntity, {
      where: { id, status: 'scheduled', updatedAt: LessThan(leftAloneSince) },
      lock: { mode: 'pessimistic_read' },
    });
  }

  /** Plain rows: there may be tens of thousands. */
  findAddressed(): Promise<{ id: number; changedAt: Date }[]> {
    return this.events
      .createQueryBuilder('event')
      .select(['event.id AS id', 'event.updatedAt AS "changedAt"'])
      .orderBy('event.id')
      .getRawMany();
  }

  count(): Promise<number> {
    return this.events.count();
  }

  /** SQL, because only the sequence knows how far the ids have come. */
  async hasHandedOut(id: number): Promise<boolean> {
    const [sequence] = await this.database.query<{ isPast: boolean }>(
      'SELECT is_called AND last_value >= $1 AS "isPast" FROM events_id_seq',
      [id],
    );
    return sequence?.isPast ?? false;
  }

  /** Events of this type, given in lower case. */
  countOfType(type: string): Promise<number> {
    return this.events.countBy({ type });
  }

  /** Gives all events of one type another; an edit of one of them meanwhile is refused as stale. */
  async renameType({ manager }: SqlRunner, from: string, to: string): Promise<void> {
    await manager.update(EventEntity, { type: from }, { type: to, version: () => 'version + 1' });
  }
}

const playedBy = (artistIds: string): string =>
  `id = ANY (ARRAY(SELECT event_id FROM event_acts WHERE artist_id = ANY (${artistIds})))`;

const conditionsOf = (filter: Omit<EventFilter, 'take'>): Conditions => {
  const { from, to, q, artistId, artistIds = [], type, status, after, order } = filter;
  const where = new Conditions();
  const { parameter } = where;
  if (from) where.add('from', `date >= ${parameter(from)}`);
  if (to) where.add('to', `date <= ${parameter(to)}`);
  if (type) where.add('type', `type = ${parameter(type.toLowerCase())}`);
  if (artistId) where.add('artist', playedBy(parameter([artistId])));
  if (status) where.add('status', `status = ${parameter(status)}`);
  if (q)
    where.add('q', `(searched LIKE lower(${parameter(containing(q))}) OR ${playedBy(parameter(artistIds))})`);
  if (after) {
    const last = [after.date, after.time, after.id].map(parameter).join(', ');
    where.add('after', `(date, time, id) ${order === 'desc' ? '<' : '>'} (${last})`);
  }
  return where;
};
