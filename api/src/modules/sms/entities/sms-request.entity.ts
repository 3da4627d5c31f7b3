import type { SmsRequestKind } from '#contract/sms.js';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SmsText } from '#src/modules/sms/conversation/sms-texts.js';

/** An event request that came by text message (spec §3 sms_event_requests). */
@Entity({ name: 'sms_event_requests' })
export class SmsRequestEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_sms_event_requests' }) id: number;
  @Column({ name: 'phone_number', type: 'varchar', length: 20 }) phoneNumber: string;
  @Column({ name: 'message_text', type: 'text' }) messageText: string;

  @Column({ name: 'extracted_artist', type: 'varchar', length: 255, nullable: true })
  extractedArtist: string | null;

  @Column({ name: 'extracted_date', type: 'varchar', length: 20, nullable: true })
  extractedDate: string | null;

  @Column({ name: 'extracted_time', type: 'varchar', length: 20, nullable: true })
  extractedTime: string | null;

  @Column({ name: 'event_id', type: 'integer', nullable: true }) eventId: number | null;
  @Column({ type: 'varchar', length: 20, default: 'pending' }) status: 'pending' | 'processed' | 'failed';
  @Column({ name: 'error_message', type: 'text', nullable: true }) errorMessage: string | null;
  @Column({ name: 'processed_by', type: 'integer', nullable: true }) processedBy: number | null;
  @Column({ name: 'message_sid', type: 'varchar', length: 64, nullable: true }) messageSid: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'processed_at', type: 'timestamptz', nullable: true }) processedAt: Date | null;
  /** What the parser read. */
  @Column({ type: 'jsonb', nullable: true }) parse: object | null;

  @Column({ name: 'extracted_event_name', type: 'varchar', length: 255, nullable: true })
  extractedEventName: string | null;

  @Column({ name: 'extracted_event_type', type: 'varchar', length: 100, nullable: true })
  extractedEventType: string | null;

  @Column({ name: 'extracted_end_time', type: 'varchar', length: 5, nullable: true })
  extractedEndTime: string | null;

  @Column({ name: 'artist_id', type: 'integer', nullable: true }) artistId: number | null;
  @Column({ name: 'from_form', type: 'boolean', default: false }) fromForm: boolean;
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true }) seenAt: Date | null;
  /** What the sender was answered. */
  @Column({ type: 'text', nullable: true }) reply: string | null;
  /** The request that it adds to. */
  @Column({ name: 'earlier_id', type: 'integer', nullable: true }) earlierId: number | null;

  @Column({ type: 'varchar', length: 10, default: 'request' }) kind: SmsRequestKind;
  /** Its history: the text that asked for it and those that followed, in the order in which they came. */
  @Column({ type: 'jsonb', default: [] }) texts: SmsText[];
}
