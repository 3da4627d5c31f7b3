import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ReadTogether } from '#src/database/read-together.js';
import type { EventCursor } from './event-cursor.js';
import { EventEntity } from './entities/event.entity.js';
import type { EventsQuery } from './events.dto.js';

export type EventFilter = Omit<EventsQuery, 'cursor' | 'limit'> & { after?: EventCursor; take: number };

/** Makes `%` and `_` of a search mean themselves. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

@Injectable()
export class EventsRepository {
  private readonly byId = new ReadTogether<number, EventEntity>((ids) => this.findByIds(ids));

  constructor(private readonly dataSource: DataSource) {}

  /** Events in order of date, time, id, each with its featured artist. Served by `ix_events_date_time_id`. */
  findMany({ from, to, q, type, status, after, take }: EventFilter): Promise<EventEntity[]> {
    const query = this.withArtist();
    if (from) query.andWhere('event.date >= :from', { from });
    if (to) query.andWhere('event.date <= :to', { to });
    if (type) query.andWhere('event.type = :type', { type: type.toLowerCase() });
    if (status) query.andWhere('event.status = :status', { status });
    if (q) query.andWhere('(event.name ILIKE :q OR artist.name ILIKE :q)', { q: `%${escapeLike(q)}%` });
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
    const events = await this.withArtist().where('event.id = ANY(:ids)', { ids }).getMany();
    return new Map(events.map((event) => [event.id, event]));
  }

  private withArtist(): SelectQueryBuilder<EventEntity> {
    return this.dataSource
      .getRepository(EventEntity)
      .createQueryBuilder('event')
      .leftJoin('event.artist', 'artist')
      .addSelect(['artist.id', 'artist.userId', 'artist.name', 'artist.genre', 'artist.profileImage']);
  }
}
