import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import { EventEntity } from './entities/event.entity.js';
import type { EventChanges, EventContent } from './event-content.js';

/** Statements that change events. */
@Injectable()
export class EventWritingRepository {
  constructor(private readonly database: Database) {}

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

  async insertSeries(transaction: Transaction): Promise<number> {
    const [row] = await transaction.query<{ id: number }>(
      'INSERT INTO event_series DEFAULT VALUES RETURNING id',
    );
    if (!row) throw new Error('a series was not made');
    return row.id;
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
    await transaction.query('DELETE FROM events WHERE id = ANY($1)', [ids]);
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

  async hasSeries(transaction: Transaction, id: number): Promise<boolean> {
    const rows = await transaction.query('SELECT FROM event_series WHERE id = $1', [id]);
    return rows.length > 0;
  }

  /** To be called after nights were deleted; of two who delete the last nights at once, the second finds it empty. */
  async deleteSeriesIfEmpty(transaction: Transaction, id: number): Promise<void> {
    await transaction.query('SELECT FROM event_series WHERE id = $1 FOR UPDATE', [id]);
    await transaction.query(
      'DELETE FROM event_series WHERE id = $1 AND NOT EXISTS (SELECT FROM events WHERE series_id = $1)',
      [id],
    );
  }

  /** The address of the event's picture; null without one, and for an event that is not there. */
  async findImage(id: number): Promise<string | null> {
    const [event] = await this.database.query<{ imageUrl: string | null }>(
      'SELECT image_url AS "imageUrl" FROM events WHERE id = $1',
      [id],
    );
    return event?.imageUrl ?? null;
  }

  /** Of these addresses, those that are some event's picture. */
  async findUsedImages(addresses: string[]): Promise<string[]> {
    const rows = await this.database.query<{ imageUrl: string }>(
      'SELECT DISTINCT image_url AS "imageUrl" FROM events WHERE image_url = ANY($1)',
      [addresses],
    );
    return rows.map(({ imageUrl }) => imageUrl);
  }
}
