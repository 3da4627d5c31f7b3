import { Injectable } from '@nestjs/common';
import { countByEvent } from '#src/database/count-by-event.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { ShowReminderEntity } from '#src/modules/reminders/entities/show-reminder.entity.js';
import type { AskedReader } from '#src/modules/reminders/told-readers.js';
import { WishesRepository } from '#src/modules/reminders/wishes.repository.js';
import { FIND_WAITING, TAKE_ALL, TAKE_DUE } from './show-reminders.sql.js';

/** A wish as it is kept. */
export type NewReminder = Pick<ShowReminderEntity, 'key' | 'eventId' | 'userId' | 'subscriptionId' | 'email'>;

const active = (rows: (AskedReader & { isActive: boolean })[]): AskedReader[] =>
  rows.filter(({ isActive }) => isActive);

@Injectable()
export class ShowRemindersRepository extends WishesRepository<ShowReminderEntity> {
  constructor(database: Database) {
    super(database, ShowReminderEntity, 'eventId');
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
