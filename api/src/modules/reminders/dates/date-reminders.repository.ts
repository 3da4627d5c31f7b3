import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { WallClock } from '#contract/rules/clock.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistDateReminderEntity } from '#src/modules/reminders/entities/artist-date-reminder.entity.js';
import type { Ahead, DueReminder } from './date-reminder-rules.js';
import { FIND_DATES, FORGET_ALL, FORGET_LEFT, TAKE_ARTISTS } from './date-reminders.sql.js';

/** A show that an artist plays. */
export interface PlayedDate extends WallClock {
  id: number;
  createdAt: Date;
  /** How far ahead its artist was reminded. */
  told: Ahead[];
}

/** An artist who is to be reminded. */
export interface RemindedArtist {
  id: number;
  email: string;
  phone: string | null;
  userId: number | null;
  /** `HH:MM`, when their act begins; null where that is not settled (decision 62). */
  setTime: string | null;
}

/** Which artists were reminded of which shows of theirs. */
@Injectable()
export class DateRemindersRepository {
  constructor(private readonly database: Database) {}

  /** @param from `YYYY-MM-DD`, as `to` */
  findDates(from: string, to: string): Promise<PlayedDate[]> {
    return this.database.query<PlayedDate>(FIND_DATES, [from, to]);
  }

  /** Takes the artists of a show who were not reminded yet; each is taken once until the show changes. */
  take(
    transaction: Transaction,
    eventId: number,
    { ahead, since }: Pick<DueReminder, 'ahead' | 'since'>,
  ): Promise<RemindedArtist[]> {
    return transaction.query<RemindedArtist>(TAKE_ARTISTS, [eventId, ahead, since]);
  }

  /** Lets all artists of a show be reminded again. @returns who had been */
  forgetAll(transaction: Transaction, eventId: number): Promise<{ id: number }[]> {
    return transaction.query<{ id: number }>(FORGET_ALL, [eventId]);
  }

  /** Lets these artists of a show be reminded again. */
  async forgetOf({ manager }: Transaction, eventId: number, artistIds: readonly number[]): Promise<void> {
    await manager.delete(ArtistDateReminderEntity, { eventId, artistId: In(artistIds) });
  }

  /** The shows of which this artist was reminded, by id. */
  async findTold({ manager }: Transaction, artistId: number): Promise<number[]> {
    const told = await manager.find(ArtistDateReminderEntity, {
      select: { eventId: true },
      where: { artistId },
    });
    return [...new Set(told.map(({ eventId }) => eventId))];
  }

  /** Forgets artists who do not play the show any more. @returns those who had been reminded */
  forgetLeft(transaction: Transaction, eventId: number): Promise<{ id: number }[]> {
    return transaction.query<{ id: number }>(FORGET_LEFT, [eventId]);
  }
}
