import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** Whether an artist is free on a date (spec §3 artist_availability); one entry per artist and date. */
@Entity({ name: 'artist_availability' })
export class AvailabilityEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_artist_availability' }) id: number;
  @Column({ name: 'artist_id', type: 'integer' }) artistId: number;
  /** `YYYY-MM-DD` on the venue's calendar. */
  @Column({ type: 'varchar', length: 10 }) date: string;
  /** `HH:MM` */
  @Column({ name: 'start_time', type: 'varchar', length: 5, nullable: true }) startTime: string | null;
  /** `HH:MM`; before the start it is past midnight. */
  @Column({ name: 'end_time', type: 'varchar', length: 5, nullable: true }) endTime: string | null;
  /** False for a blackout. */
  @Column({ name: 'is_available', type: 'boolean', default: true }) isAvailable: boolean;
  @Column({ type: 'text', nullable: true }) notes: string | null;
  /** Counts the changes of this entry. */
  @Column({ type: 'integer', default: 1 }) version: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
