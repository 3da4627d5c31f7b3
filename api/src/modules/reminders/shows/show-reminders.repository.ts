import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { countByEvent } from '#src/database/count-by-event.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { ShowReminderEntity } from '#src/modules/reminders/entities/show-reminder.entity.js';
import type { AskedReader } from '#src/modules/reminders/told-readers.js';
import type { WishReader } from '#src/modules/reminders/wish-reader.js';
import { FIND_WAITING, TAKE_ALL, TAKE_DUE } from './show-reminders.sql.js';

/** A wish as it is kept. */
export type NewReminder = Pick<ShowReminderEntity, 'key' | 'eventId' | 'userId' | 'subscriptionId' | 'email'>;

/** More than anybody goes to; the newest are listed. */
const MOST_LISTED = 500;

const active = (rows: (AskedReader & { isActive: boolean })[]): AskedReader[] =>
  rows.filter(({ isActive }) => isActive);

@Injectable()
export class ShowRemindersRepository {
  constructor(private readonly database: Database) {}

  findByKey(key: string): Promise<ShowReminderEntity | null> {
    return this.database.manager.findOneBy(ShowReminderEntity, { key });
  }

  /** Keeps a wish once, however often and under whichever keys it arrives. */
  async insert(reminder: NewReminder): Promise<void> {
    await insertOnce(this.database, ShowReminderEntity, reminder);
  }

  findOf(userId: number): Promise<ShowReminderEntity[]> {
    return this.database.manager.find(ShowReminderEntity, {
      where: { userId },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    });
  }

  /** What this account or this browser asked for; null for an address, which proves nothing. */
  async findOwn(
    { userId, subscriptionId }: Pick<WishReader, 'userId' | 'subscriptionId'>,
    eventId: number,
  ): Promise<ShowReminderEntity | null> {
    const { manager } = this.database;
    if (userId !== null) return manager.findOneBy(ShowReminderEntity, { userId, eventId });
    if (subscriptionId === null) return null;
    return manager.findOneBy(ShowReminderEntity, { subscriptionId, eventId });
  }

  /** How many shows from this date on the address waits for. */
  countOpen(email: string, from: string): Promise<number> {
    return this.database.manager
      .createQueryBuilder(ShowReminderEntity, 'wish')
      .innerJoin('events', 'event', 'event.id = wish.event_id')
      .where({ email })
      .andWhere('event.date >= :from', { from })
      .getCount();
  }

  /** Which of these browsers asked for something. */
  async findWanted({ manager }: Transaction, subscriptionIds: readonly number[]): Promise<(number | null)[]> {
    const rows = await manager.find(ShowReminderEntity, {
      select: { subscriptionId: true },
      where: { subscriptionId: In(subscriptionIds) },
    });
    return rows.map(({ subscriptionId }) => subscriptionId);
  }

  /** @param userId of the caller; wishes of other accounts stay */
  async delete(key: string, userId: number | null): Promise<void> {
    const { manager } = this.database;
    await manager.delete(ShowReminderEntity, [
      { key, userId: IsNull() },
      ...(userId === null ? [] : [{ key, userId }]),
    ]);
  }

  /** Deletes the wishes of shows before this date. */
  async deleteBefore(date: string): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(ShowReminderEntity)
      .where('event_id IN (SELECT id FROM events WHERE date < :date)', { date })
      .execute();
  }

  /** Shows between these dates of which somebody has not been reminded. */
  async findWaiting(from: string, to: string): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(FIND_WAITING, [from, to]);
    return rows.map(({ id }) => id);
  }

  /**
   * Takes some of the wishes made by this moment whose readers are to be reminded; each is taken once for a date and time of
   * the show.
   */
  async takeDue(
    transaction: Transaction,
    due: { eventId: number; toldFor: string; askedUntil: Date; most: number },
  ): Promise<{ count: number; readers: AskedReader[] }> {
    const values = [due.eventId, due.toldFor, due.askedUntil, due.most];
    const rows = await transaction.query<AskedReader & { isActive: boolean }>(TAKE_DUE, values);
    return { count: rows.length, readers: active(rows) };
  }

  /** How many asked to be reminded, by show. */
  countWishes(transaction: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
    return countByEvent(transaction, { entity: ShowReminderEntity, ids });
  }

  /** Everybody who asked; they will be reminded should the show take place after all. */
  async takeAll(runner: SqlRunner, eventId: number): Promise<AskedReader[]> {
    return active(await runner.query<AskedReader & { isActive: boolean }>(TAKE_ALL, [eventId]));
  }
}
