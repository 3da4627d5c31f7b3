import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EventStatus } from '#contract/events.js';

/** When a show was to be before it was changed; written by a trigger (design §4 "When a check-in counts"). */
@Entity({ name: 'past_event_schedules' })
export class PastEventScheduleEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_past_event_schedules' }) id: number;
  @Column({ name: 'event_id', type: 'integer' }) eventId: number;
  @Column({ name: 'valid_until', type: 'timestamptz', default: () => 'now()' }) validUntil: Date;
  @Column({ type: 'varchar', length: 20 }) date: string;
  @Column({ type: 'varchar', length: 20 }) time: string;
  @Column({ name: 'doors_time', type: 'varchar', length: 5, nullable: true }) doorsTime: string | null;
  @Column({ name: 'end_time', type: 'varchar', length: 5, nullable: true }) endTime: string | null;
  @Column({ type: 'varchar', length: 20 }) status: EventStatus;
}
