import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { AnnouncedShowEntity } from '#src/modules/reminders/entities/announced-show.entity.js';
import type { ToldReader } from '#src/modules/reminders/told-readers.js';
import { FIND_ARTISTS, FIND_FOLLOWERS, FORGET_ANNOUNCEMENT, MARK_KNOWN, TAKE_NEW } from './new-shows.sql.js';

/** Shows of an artist of which followers were told together: those of one moment. */
export interface Announcement {
  artistId: number;
  announcedAt: Date;
}

/** A show that an artist's followers are told of. */
export interface NewShow extends Announcement, Pick<EventEntity, 'id' | 'name' | 'date' | 'time'> {
  /** When it was changed last. */
  settledAt: Date;
  artistName: string;
}

/** Shows that begin after a moment on the venue's clock, `2099-01-16 20:00`, and are unchanged for some minutes. */
interface Settled {
  after: string;
  settledMinutes: number;
}

@Injectable()
export class NewShowsRepository {
  constructor(private readonly database: Database) {}

  /** Artists with shows that may be taken. */
  async findArtists({ after, settledMinutes }: Settled): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(FIND_ARTISTS, [after, settledMinutes]);
    return rows.map(({ id }) => id);
  }

  /** An artist's shows, each for one caller alone, in the order in which they happen. */
  take(transaction: Transaction, artistId: number, { after, settledMinutes }: Settled): Promise<NewShow[]> {
    return transaction.query<NewShow>(TAKE_NEW, [after, settledMinutes, artistId]);
  }

  /** In which announcements a show stands. */
  findAnnouncements({ manager }: Transaction, eventId: number): Promise<Announcement[]> {
    return manager.find(AnnouncedShowEntity, { where: { eventId }, order: { artistId: 'ASC' } });
  }

  /** Lets the followers of an artist be told again of all that they were told of together with this show. */
  async forgetAnnouncement(transaction: Transaction, showId: number, artistId: number): Promise<void> {
    await transaction.query(FORGET_ANNOUNCEMENT, [showId, artistId]);
  }

  async markKnown(transaction: Transaction, showIds: readonly number[]): Promise<void> {
    await transaction.query(MARK_KNOWN, [showIds]);
  }

  findFollowers(transaction: Transaction, artistId: number): Promise<(ToldReader & { since: Date })[]> {
    return transaction.query<ToldReader & { since: Date }>(FIND_FOLLOWERS, [artistId]);
  }
}
