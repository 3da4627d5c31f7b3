import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An availability entry that is gone; `id` was its own (design §4 "Availability"). */
@Entity({ name: 'removed_availability' })
export class RemovedAvailabilityEntity {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_removed_availability' }) id: number;
  @Column({ name: 'artist_id', type: 'integer' }) artistId: number;
  /** `YYYY-MM-DD` */
  @Column({ type: 'varchar', length: 10 }) date: string;
  @CreateDateColumn({ name: 'removed_at', type: 'timestamptz' }) removedAt: Date;
}
