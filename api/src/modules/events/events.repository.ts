import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { containing } from '#src/database/like-pattern.js';
import { ReadTogether } from '#src/database/read-together.js';
import type { EventCursor } from './event-cursor.js';
import { EventEntity } from './entities/event.entity.js';
import type { EventsQuery } from './events.dto.js';

export type EventFilter = Omit<EventsQuery, 'cursor' | 'limit'> & {
  /** Artists whose name also matches `q`. */
  artistIds?: readonly number[];
  after?: EventCursor;
  take: number;
};

@Injectable()
export class EventsRepository {
  private readonly byId = new ReadTogether<number, EventEntity>((ids) => this.findByIds(ids));

  constructor(private readonly dataSource: DataSource) {}

  /** Events in order of date, time, id, served by `ix_events_date_time_id`. */
  findMany({ from, to, q, artistIds = [], type, status, after, take }: EventFilter): Promise<EventEntity[]> {
    const query = this.all();
    if (from) query.andWhere('event.date >= :from', { from });
    if (to) query.andWhere('event.date <= :to', { to });
    if (type) query.andWhere('event.type = :type', { type: type.toLowerCase() });
    if (status) query.andWhere('event.status = :status', { status });
    if (q) {
      query.andWhere('(event.name ILIKE :q OR event.artist_id = ANY(:artistIds))', {
        q: containing(q),
        artistIds,
      });
    }
    if (after) {
      query.andWhere('(event.date, event.time, event.id) > (:afterDate, :afterTime, :afterId)', {
        afterDate: after.date,
        afterTime: after.time,
        afterId: after.id,
      });
    }
    return query.orderBy('event.date').addOrderBy('event.time').addOrderBy('event.id').limit(take).getMany();
  }

  findById(id: number): Promise<EventEntity | undefined> {
    return this.byId.read(id);
  }

  private async findByIds(ids: number[]): Promise<Map<number, EventEntity>> {
    const events = await this.all().where('event.id = ANY(:ids)', { ids }).getMany();
    return new Map(events.map((event) => [event.id, event]));
  }

  private all(): SelectQueryBuilder<EventEntity> {
    return this.dataSource.getRepository(EventEntity).createQueryBuilder('event');
  }
}
