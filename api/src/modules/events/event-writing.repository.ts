import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import { EventSeriesEntity } from './entities/event-series.entity.js';
import { EventEntity } from './entities/event.entity.js';
import type { EventChanges, EventContent } from './event-content.js';

/** Statements that change events. */
@Injectable()
export class EventWritingRepository {
  constructor(@InjectRepository(EventEntity) private readonly events: Repository<EventEntity>) {}

  /** @returns the new events, in the order of their contents */
  async insert(
    transaction: Transaction,
    contents: readonly EventContent[],
    seriesId: number | null = null,
  ): Promise<EventEntity[]> {
    const events = contents.map((content) =>
      transaction.manager.create(EventEntity, { ...content, seriesId }),
    );
    await transaction.manager.createQueryBuilder().insert().into(EventEntity).values(events).execute();
    return events;
  }

  async insertSeries({ manager }: Transaction): Promise<number> {
    const series = manager.create(EventSeriesEntity);
    await manager.insert(EventSeriesEntity, series);
    return series.id;
  }

  /** Events by id, in the order in which they happen; those that are gone are left out. */
  findByIds(transaction: Transaction, ids: readonly number[]): Promise<EventEntity[]> {
    return transaction.manager
      .createQueryBuilder(EventEntity, 'event')
      .where('event.id = ANY(:ids)', { ids })
      .orderBy({ 'event.date': 'ASC', 'event.time': 'ASC', 'event.id': 'ASC' })
      .getMany();
  }

  /** The event as it is now; whoever else wants to change it waits for the end of this transaction. */
  async lock(transaction: Transaction, id: number): Promise<EventEntity | undefined> {
    const event = await transaction.manager
      .createQueryBuilder(EventEntity, 'event')
      .where('event.id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
    return event ?? undefined;
  }

  /** Makes the changes and the next version, provided that the event still has this version. */
  async update(
    transaction: Transaction,
    { id, version }: Pick<EventEntity, 'id' | 'version'>,
    changes: EventChanges,
  ): Promise<boolean> {
    const { affected } = await transaction.manager.update(
      EventEntity,
      { id, version },
      { ...changes, version: version + 1 },
    );
    return affected === 1;
  }

  /** What was recorded at the events stays and forgets them, by its foreign keys (spec §3). */
  async delete(transaction: Transaction, ids: readonly number[]): Promise<void> {
    await transaction.manager.delete(EventEntity, { id: In(ids) });
  }

  /**
   * The nights of a series in the order in which they happen, which nobody else changes until this transaction ends.
   * @param from first date
   */
  lockNights(transaction: Transaction, seriesId: number, from: string): Promise<EventEntity[]> {
    return transaction.manager
      .createQueryBuilder(EventEntity, 'event')
      .where('event.series_id = :seriesId AND event.date >= :from', { seriesId, from })
      .orderBy({ 'event.date': 'ASC', 'event.time': 'ASC', 'event.id': 'ASC' })
      .setLock('pessimistic_write')
      .getMany();
  }

  hasSeries({ manager }: Transaction, id: number): Promise<boolean> {
    return manager.existsBy(EventSeriesEntity, { id });
  }

  /** To be called after nights were deleted; of two who delete the last nights at once, the second finds it empty. */
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

  /** Of these addresses, those that are some event's picture. */
  async findUsedImages(addresses: string[]): Promise<string[]> {
    const rows = await this.events
      .createQueryBuilder('event')
      .select('DISTINCT event.image_url', 'imageUrl')
      .where('event.image_url = ANY(:addresses)', { addresses })
      .getRawMany<{ imageUrl: string }>();
    return rows.map(({ imageUrl }) => imageUrl);
  }
}
