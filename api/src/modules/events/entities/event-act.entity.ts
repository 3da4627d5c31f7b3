import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An act on the bill of a show, kept by triggers on `events` (decision 50). */
@Entity({ name: 'event_acts' })
export class EventActEntity {
  @PrimaryColumn({ name: 'event_id', type: 'integer', primaryKeyConstraintName: 'pk_event_acts' })
  eventId: number;
  @PrimaryColumn({ name: 'artist_id', type: 'integer', primaryKeyConstraintName: 'pk_event_acts' })
  artistId: number;
  /** From 1, the featured act. */
  @Column({ type: 'integer' }) place: number;
  /** The show takes place, so that the act cannot play another. */
  @Column({ name: 'is_scheduled', type: 'boolean' }) isScheduled: boolean;
  /** When the act plays: its own set, else the whole show (decision 62). */
  @Column({ type: 'tsrange' }) slot: string;
}
