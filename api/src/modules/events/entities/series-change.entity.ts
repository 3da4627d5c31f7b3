import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { SeriesUndo } from '#src/modules/events/series-change/series-undo-rules.js';

/** A change of a series, under its key, with what undoing it needs (decision 51). */
@Entity({ name: 'series_changes' })
export class SeriesChangeEntity {
  /** The `Idempotency-Key`, or one made for a caller without. */
  @PrimaryColumn({ name: 'client_key', type: 'uuid', primaryKeyConstraintName: 'pk_series_changes' })
  clientKey: string;

  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;
  @Column({ type: 'varchar', length: 10 }) kind: 'change' | 'deletion';
  /** How many were changed or deleted. */
  @Column({ type: 'integer', default: 0 }) shows: number;
  /** Null when it cannot be undone, or not any more. */
  @Column({ type: 'jsonb', nullable: true }) undo: SeriesUndo | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true }) undoneAt: Date | null;
}
