import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Ahead } from '#src/modules/reminders/dates/date-reminder-rules.js';

/** An artist was reminded of a show of theirs, as it stands on the calendar. */
@Entity({ name: 'artist_date_reminders' })
export class ArtistDateReminderEntity {
  @PrimaryColumn({ name: 'event_id', type: 'integer', primaryKeyConstraintName: 'pk_artist_date_reminders' })
  eventId: number;

  @PrimaryColumn({ name: 'artist_id', type: 'integer', primaryKeyConstraintName: 'pk_artist_date_reminders' })
  artistId: number;

  @PrimaryColumn({ type: 'varchar', length: 10, primaryKeyConstraintName: 'pk_artist_date_reminders' })
  ahead: Ahead;

  @CreateDateColumn({ name: 'told_at', type: 'timestamptz' }) toldAt: Date;
}
