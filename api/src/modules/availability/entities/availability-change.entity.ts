import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What a change of an artist's availability was answered, for its repeat (design §4 "Availability"). */
@Entity({ name: 'availability_changes' })
export class AvailabilityChangeEntity {
  /** The `Idempotency-Key`. */
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_availability_changes' })
  clientKey: string;

  @Column({ name: 'artist_id', type: 'integer' }) artistId: number;
  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  @Column({ type: 'json', nullable: true }) answer: unknown;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
