import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a creation of events has made, for its repeat (design §4 "Server faults"). */
@Entity({ name: 'event_creations' })
export class EventCreationEntity {
  /** The `Idempotency-Key`. */
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_event_creations' })
  clientKey: string;

  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  /** They may be deleted since. */
  @Column({ name: 'event_ids', type: 'integer', array: true, default: () => `'{}'` }) eventIds: number[];
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
