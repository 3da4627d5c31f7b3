import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A kind of show and its colour (spec §3 event_types). Events name it in lower case. */
@Entity({ name: 'event_types' })
export class EventTypeEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_event_types' }) id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  /** A style class pair; our app offers `EVENT_TYPE_COLORS`. */
  @Column({ type: 'varchar', length: 100 }) color: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
