import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An event that was made of a request a moment ago, and what the request was before (decision 24). */
@Entity({ name: 'sms_event_undos' })
export class SmsEventUndoEntity {
  /** No foreign key: undoing deletes the event. */
  @PrimaryColumn({ name: 'event_id', type: 'integer', primaryKeyConstraintName: 'pk_sms_event_undos' })
  eventId: number;

  @Column({ name: 'request_id', type: 'integer' }) requestId: number;
  @Column({ type: 'varchar', length: 20 }) status: 'pending' | 'processed' | 'failed';
  @Column({ name: 'error_message', type: 'text', nullable: true }) errorMessage: string | null;
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true }) seenAt: Date | null;
  @Column({ name: 'processed_by', type: 'integer', nullable: true }) processedBy: number | null;
  @Column({ name: 'processed_at', type: 'timestamptz', nullable: true }) processedAt: Date | null;
  /** What the sender had been answered last. */
  @Column({ type: 'text', nullable: true }) reply: string | null;
  /** How many texts it had, and requests that named it. */
  @Column({ name: 'texts', type: 'integer' }) textCount: number;
  @CreateDateColumn({ name: 'made_at', type: 'timestamptz' }) madeAt: Date;
  @Column({ name: 'undone_at', type: 'timestamptz', nullable: true }) undoneAt: Date | null;
}
