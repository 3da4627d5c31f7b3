import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { DeletedEventEntity } from '#src/modules/events/entities/deleted-event.entity.js';
import { EventSeriesEntity } from '#src/modules/events/entities/event-series.entity.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import type { EventChanges, EventContent } from './event-content.js';

const AS_THEY_HAPPEN = { date: 'ASC', time: 'ASC', id: 'ASC' } as const;

/** Statements that change events. */
@Injectable()
export class EventWritingRepository {
  constructor(@InjectRepository(EventEntity) private readonly events: Repository<EventEntity>) {}

  /** @returns the new events, in the order of their contents */
  async insert(
    { manager }: Transaction,
    contents: readonly EventContent[],
    seriesId: number | null = null,
  ): Promise<EventEntity[]> {
    const events = contents.map((content) => manager.create(EventEntity, { ...content, seriesId }));
    await manager.insert(EventEntity, events);
    return events;
  }

  async insertSeries({ manager }: Transaction): Promise<number> {
    const series = new EventSeriesEntity();
    await manager.insert(EventSeriesEntity, series);
    return series.id;
  }

  /** Events by id, in the order in which they happen; those that are gone are left out. */
  findByIds({ manager }: Transaction, ids: readonly number[]): Promise<EventEntity[]> {
    return manager.find(EventEntity, { where: { id: In(ids) }, order: AS_THEY_HAPPEN });
  }

  /** Events on these dates, and these events whatever their date, in no order. */
  async findOnDates(
    { manager }: SqlRunner,
    { dates, ids }: { dates: readonly string[]; ids: readonly number[] },
  ): Promise<EventEntity[]> {
    return manager.find(EventEntity, { where: [{ date: In(dates) }, { id: In(ids) }] });
  }

  /** The event as it is now; other changes wait for the end of this transaction. */
  lock({ manager }: Transaction, id: number): Promise<EventEntity | null> {
    return manager.findOne(EventEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Makes the changes and the next version, provided that the event still has this version. */
  async update(
    { manager }: Transaction,
    { id, version }: Pick<EventEntity, 'id' | 'version'>,
    changes: EventChanges & Partial<Pick<EventEntity, 'ownFields'>>,
  ): Promise<boolean> {
    const next = { ...changes, version: version + 1 };
    const { affected } = await manager.update(EventEntity, { id, version }, next);
    return affected === 1;
  }

  /** Deletes events; what was recorded at them stays without its event, by foreign keys (spec §3). */
  async delete({ manager }: Transaction, ids: readonly number[]): Promise<void> {
    await manager.delete(EventEntity, { id: In(ids) });
  }

  /** Deletes an event as if it had never been: calendars that follow ours do not say that it is called off. */
  async erase({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(EventEntity, { id });
    // The trigger of the deletion wrote it.
    await manager.delete(DeletedEventEntity, { eventId: id });
  }

  /** The nights of a series in the order in which they happen, which nobody else changes until this transaction ends. */
  lockNights({ manager }: Transaction, seriesId: number): Promise<EventEntity[]> {
    return manager.find(EventEntity, {
      where: { seriesId },
      order: AS_THEY_HAPPEN,
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The series of an event: null for none, undefined when there is no such event. */
  async findSeriesId({ manager }: Transaction, id: number): Promise<number | null | undefined> {
    const event = await manager.findOne(EventEntity, { select: { id: true, seriesId: true }, where: { id } });
    return event?.seriesId;
  }

  /** Called after nights were deleted. Of two calls that delete the last nights at once, the second finds the series empty. */
  async deleteSeriesIfEmpty({ manager }: Transaction, id: number): Promise<void> {
    await manager.findOne(EventSeriesEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (await manager.existsBy(EventEntity, { seriesId: id })) return;
    await manager.delete(EventSeriesEntity, { id });
  }

  /** The address of the event's picture; null without one, and for an event that is not there. */
  async findImage(id: number): Promise<string | null> {
    const event = await this.events.findOne({ select: { id: true, imageUrl: true }, where: { id } });
    return event?.imageUrl ?? null;
  }

  /** Which of these addresses are the picture of an event. */
  async findUsedImages(addresses: string[]): Promise<string[]> {
    const rows = await this.events
      .createQueryBuilder('event')
      .select('event.imageUrl', 'imageUrl')
      .distinct()
      .where({ imageUrl: In(addresses) })
      .getRawMany<{ imageUrl: string }>();
    return rows.map(({ imageUrl }) => imageUrl);
  }
}
