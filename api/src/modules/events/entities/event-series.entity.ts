import { CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Nights that were made together. */
@Entity({ name: 'event_series' })
export class EventSeriesEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_event_series' }) id: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
