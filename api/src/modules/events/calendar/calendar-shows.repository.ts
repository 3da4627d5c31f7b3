import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { DeletedEventEntity } from '#src/modules/events/entities/deleted-event.entity.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';

/** A show as calendars outside keep it. */
export type CalendarShow = Pick<
  EventEntity,
  | 'id'
  | 'name'
  | 'type'
  | 'description'
  | 'date'
  | 'time'
  | 'doorsTime'
  | 'endTime'
  | 'status'
  | 'artistIds'
  | 'actTimes'
  | 'imageUrl'
  | 'createdAt'
> & {
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  /** Deleted: it has no page any more. */
  isGone: boolean;
};

export interface CalendarFilter {
  /** First date. */
  from: string;
  /** Lower-case event type name. */
  type?: string | undefined;
  artistId?: number | undefined;
}

/** Days for which calendars keep a cancelled or deleted show. */
const CALLED_OFF_DAYS = 30;

/** More than any venue plays; protects the memory. */
const MOST_SHOWS = 10_000;

/** As JSON, which the driver turns into a list. */
const BILL = `coalesce(event.artist_ids::jsonb, '[]')`;

const SHOWN = {
  id: 'event.id',
  name: 'event.name',
  type: 'event.type',
  description: 'event.description',
  date: 'event.date',
  time: 'event.time',
  doorsTime: 'event.doorsTime',
  endTime: 'event.endTime',
  status: 'event.status',
  artistIds: BILL,
  actTimes: `coalesce(event.actTimes, '{}')`,
  imageUrl: 'event.imageUrl',
  sequence: 'event.calendarSequence',
  createdAt: 'event.createdAt',
  changedAt: 'event.updatedAt',
  isGone: 'false',
} satisfies Record<keyof CalendarShow, string>;

/** A deleted show, of which description, doors, set times and picture are not kept. */
const GONE = {
  id: 'event.eventId',
  name: 'event.name',
  type: 'event.type',
  description: 'NULL',
  date: 'event.date',
  time: 'event.time',
  doorsTime: 'NULL',
  endTime: 'event.endTime',
  status: `'cancelled'`,
  artistIds: BILL,
  actTimes: `'{}'::jsonb`,
  imageUrl: 'NULL',
  sequence: 'event.calendarSequence',
  createdAt: 'event.deletedAt',
  changedAt: 'event.deletedAt',
  isGone: 'true',
} satisfies Record<keyof CalendarShow, string>;

/** Shows for feeds, with those cancelled or deleted lately. */
@Injectable()
export class CalendarShowsRepository {
  constructor(
    @InjectRepository(EventEntity) private readonly events: Repository<EventEntity>,
    @InjectRepository(DeletedEventEntity) private readonly deleted: Repository<DeletedEventEntity>,
  ) {}

  /** In order of date. */
  async findMany(filter: CalendarFilter): Promise<CalendarShow[]> {
    const [standing, gone] = await Promise.all([
      matching(this.standing(), filter, IS_PLAYED).getRawMany<CalendarShow>(),
      matching(this.gone(), filter, WAS_PLAYED).getRawMany<CalendarShow>(),
    ]);
    return [...standing, ...gone].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  }

  async findOne(id: number): Promise<CalendarShow | undefined> {
    const show = await this.standing().andWhere({ id }).getRawOne<CalendarShow>();
    return show ?? this.gone().andWhere({ eventId: id }).getRawOne<CalendarShow>();
  }

  private standing(): SelectQueryBuilder<EventEntity> {
    return selecting(this.events.createQueryBuilder('event'), SHOWN).where(
      `(event.status <> 'cancelled' OR event.updatedAt > now() - make_interval(days => :days))`,
      { days: CALLED_OFF_DAYS },
    );
  }

  private gone(): SelectQueryBuilder<DeletedEventEntity> {
    return selecting(this.deleted.createQueryBuilder('event'), GONE).where(
      'event.deletedAt > now() - make_interval(days => :days)',
      { days: CALLED_OFF_DAYS },
    );
  }
}

/** Uses an index; deleted shows are few. */
const IS_PLAYED = 'event.id IN (SELECT event_id FROM event_acts WHERE artist_id = :artistId)';
const WAS_PLAYED = ':artistId = ANY (bill_of(event.artist_ids))';

const startOf = ({ date, time }: CalendarShow): string => `${date} ${time}`;

/** Rows with these properties: making entities of thousands takes longer than all else of a feed. */
const selecting = <Entity extends object>(
  query: SelectQueryBuilder<Entity>,
  columns: Record<keyof CalendarShow, string>,
): SelectQueryBuilder<Entity> => {
  query.select([]);
  for (const [property, column] of Object.entries(columns)) query.addSelect(column, property);
  return query;
};

const matching = <Entity extends object>(
  query: SelectQueryBuilder<Entity>,
  { from, type, artistId }: CalendarFilter,
  byArtist: string,
): SelectQueryBuilder<Entity> => {
  query.andWhere('event.date >= :from', { from });
  if (type !== undefined) query.andWhere('event.type = :type', { type });
  if (artistId !== undefined) query.andWhere(byArtist, { artistId });
  return query.orderBy('event.date').addOrderBy('event.time').limit(MOST_SHOWS);
};
