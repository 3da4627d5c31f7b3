import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BILL_AS_JSON } from './event.entity.js';

/** A show that is gone, as it stood on calendars; written by a trigger (design §8 "Feeds"). */
@Entity({ name: 'deleted_events' })
export class DeletedEventEntity {
  @PrimaryColumn({ name: 'event_id', type: 'integer', primaryKeyConstraintName: 'pk_deleted_events' })
  eventId: number;
  @Column({ type: 'varchar', length: 255 }) name: string;
  @Column({ type: 'varchar', length: 100 }) type: string;
  @Column({ type: 'varchar', length: 20 }) date: string;
  @Column({ type: 'varchar', length: 20 }) time: string;
  @Column({ name: 'end_time', type: 'varchar', length: 5, nullable: true }) endTime: string | null;
  /** Ids of artists, who may be deleted as well. */
  @Column({ name: 'artist_ids', type: 'text', nullable: true, transformer: BILL_AS_JSON })
  artistIds: number[];
  @Column({ name: 'calendar_sequence', type: 'integer' }) calendarSequence: number;
  @Column({ name: 'deleted_at', type: 'timestamptz', default: () => 'now()' }) deletedAt: Date;
}
