import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  type ValueTransformer,
} from 'typeorm';
import type { EventStatus } from '#contract/events.js';
import type { ActTimes } from '#contract/rules/events/set-times.js';

/** Ids in order; an empty list is stored as null. */
export const BILL_AS_JSON: ValueTransformer = {
  from: (text: string | null): unknown => (text === null ? [] : JSON.parse(text)),
  to: (ids?: readonly number[]): string | null | undefined =>
    ids === undefined ? undefined : ids.length > 0 ? JSON.stringify(ids) : null,
};

/** No set times are stored as null. */
const TIMES_OR_NULL: ValueTransformer = {
  from: (times: ActTimes | null): ActTimes => times ?? {},
  to: (times?: ActTimes): ActTimes | null | undefined =>
    times && Object.keys(times).length === 0 ? null : times,
};

/** A show (spec §3 events). Dates and times are the venue's wall clock, as text. */
@Entity({ name: 'events' })
export class EventEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_events' }) id: number;
  @Column({ type: 'varchar', length: 255 }) name: string;
  /** Lower-case event type name. */
  @Column({ type: 'varchar', length: 100 }) type: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  /** `YYYY-MM-DD` */
  @Column({ type: 'varchar', length: 20 }) date: string;
  /** `HH:MM` */
  @Column({ type: 'varchar', length: 20 }) time: string;
  @Column({ name: 'doors_time', type: 'varchar', length: 5, nullable: true }) doorsTime: string | null;
  @Column({ name: 'end_time', type: 'varchar', length: 5, nullable: true }) endTime: string | null;
  @Column({ type: 'varchar', length: 20, default: 'scheduled' }) status: EventStatus;
  @Column({ type: 'integer', nullable: true }) capacity: number | null;
  @Column({ name: 'image_url', type: 'varchar', length: 500, nullable: true }) imageUrl: string | null;
  /** The first of `artistIds`, kept by a trigger (decision 50). */
  @Column({ name: 'artist_id', type: 'integer', nullable: true }) artistId: number | null;
  /** The acts in order, the first one featured. */
  @Column({ name: 'artist_ids', type: 'text', nullable: true, transformer: BILL_AS_JSON })
  artistIds: number[];
  /** When acts begin, by the artist's id (decision 62); a trigger drops those of nobody on the bill. */
  @Column({ name: 'act_times', type: 'jsonb', nullable: true, transformer: TIMES_OR_NULL })
  actTimes: ActTimes;
  @Column({ name: 'artist_notes', type: 'text', nullable: true }) artistNotes: string | null;
  @Column({ name: 'series_id', type: 'integer', nullable: true }) seriesId: number | null;
  /** Names of properties changed at this night alone; changes of the series leave them (decision 51). */
  @Column({ name: 'own_fields', type: 'text', array: true, default: () => `'{}'` }) ownFields: string[];
  /** What the show's door codes are made from; only its tablets know it. */
  @Column({ name: 'door_secret', type: 'uuid', default: () => 'gen_random_uuid()', select: false })
  doorSecret: string;
  @Column({ type: 'integer', default: 1 }) version: number;
  /** Counted by a trigger, for calendars outside; only they read it. */
  @Column({ name: 'calendar_sequence', type: 'integer', default: () => 'calendar_minute()', select: false })
  calendarSequence: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
